/// What `understudy help` prints.
enum Help {
    static let text = """
        Build, run and test iOS Swift packages on Linux, without changing them.

        usage: understudy <command> [options]

          test     build the package and its tests, and run them on a virtual clock
          build    build the package
          run      build and run an executable product, on the wall clock
          lint     look for lifecycle mistakes in sources; see 'help lint'
          rules    list the rules of lint and of the run-time checker; 'rules NAME' explains one
          trace    take view controllers on a journey and print what they are sent ('help trace')
          exercise take view controllers through all journeys and report what breaks ('help exercise')
          doctor   say what is missing on this machine, and how to get it
          version  print Understudy's version
          help     print this page

        'test', 'build' and 'run' take the options of 'swift test', 'swift build' and 'swift run',
        print what SwiftPM prints and end with its exit code:

          understudy test --filter ProfileTests
          understudy test --package-path ../Profile --parallel
          understudy test list
          understudy run Demo -- --verbose

        With '--check' the run-time checker looks for lifecycle mistakes (docs/checker.md): each fails its test, or
        is written to standard error by 'run'; '--check=log', 'fail' or 'abort' says otherwise.

        environment:
          UNDERSTUDY_CHECK    '1' or what '--check' takes: the run-time checker watches
          UNDERSTUDY_CLOCK    'virtual' (animations and delays take no time) or 'wall'
          UNDERSTUDY_DEVICE   the simulated device, such as 'iPad Pro 11-inch' (default iPhone 16)
          UNDERSTUDY_EVENTS   a file to which each lifecycle event is appended as a line of JSON
          UNDERSTUDY_IOS      whose behaviour UIKit shows where versions differ: 12 to 26 (default 26)
          UNDERSTUDY_CACHE    where translated sources are kept (default ~/.cache/understudy)
        """
}
