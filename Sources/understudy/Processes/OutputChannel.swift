import Foundation

/// One stream of a child's output that is read on its way to ours.
struct OutputChannel {
    /// Where we read what the child wrote.
    let readEnd: Int32
    /// Where the child writes.
    let writeEnd: Int32
    /// The descriptors of the child that it stands for; the first is also where we write to.
    let targets: [Int32]

    /// Channels for standard output and error: one when both lead to the same place, so that the
    /// order of what is written is kept.
    static func forStandardOutputs(ontoErrors: Bool = false) -> [OutputChannel] {
        let groups: [[Int32]]
        if ontoErrors {
            groups = [[STDERR_FILENO, STDOUT_FILENO]]
        } else {
            groups = leadToSamePlace(STDOUT_FILENO, STDERR_FILENO) ? [[STDOUT_FILENO, STDERR_FILENO]] : [[STDOUT_FILENO], [STDERR_FILENO]]
        }
        return groups.compactMap { targets in
            (isatty(targets[0]) == 1 ? terminal(like: targets[0]) : nil).map {
                OutputChannel(readEnd: $0.read, writeEnd: $0.write, targets: targets)
            } ?? pipe().map { OutputChannel(readEnd: $0.read, writeEnd: $0.write, targets: targets) }
        }
    }

    /// Passes everything on until the child's side is closed, and shows each line to `reading`.
    ///
    /// - Parameter hasEnded: whether the child has ended. A process that it left behind may keep its
    ///   output open for ever, and is not waited for once it is quiet.
    static func forward(_ channels: [OutputChannel], reading: (String) -> Void, until hasEnded: () -> Bool) {
        var open = channels.map { (channel: $0, lines: LineBuffer()) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // What a child writes just before its end may come after the last look: once it has ended, everything
        // that is there is read, without waiting for more.
        var isOver = false
        while !open.isEmpty {
            var polled = open.map { pollfd(fd: $0.channel.readEnd, events: Int16(POLLIN), revents: 0) }
            let ready = poll(&polled, nfds_t(polled.count), isOver ? 0 : 250)
            if ready == 0 {
                if isOver { return }
                isOver = hasEnded()
                continue
            }
            if ready == -1, errno != EINTR { return }
            guard ready > 0 else { continue }
            for index in polled.indices.reversed() where polled[index].revents != 0 {
                let count = read(open[index].channel.readEnd, &buffer, buffer.count)
                if count == -1, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else {
                    // A terminal whose other side is closed reports an error instead of an end.
                    open[index].lines.finish(reading)
                    close(open[index].channel.readEnd)
                    open.remove(at: index)
                    continue
                }
                write(buffer[..<count], to: open[index].channel.targets[0])
                open[index].lines.append(buffer[..<count], reading)
            }
        }
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
                let count = Glibc.write(descriptor, start, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR, errno != EAGAIN {
                    return
                }
            }
        }
    }

    private static func leadToSamePlace(_ first: Int32, _ second: Int32) -> Bool {
        var a = stat()
        var b = stat()
        return fstat(first, &a) == 0 && fstat(second, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino
    }

    private static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        return (ends[0], ends[1])
    }

    /// A terminal of our own with the size of the one that we write to. It hands bytes through as
    /// they are written; ours does what is to be done with line ends.
    private static func terminal(like descriptor: Int32) -> (read: Int32, write: Int32)? {
        let read = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        guard read != -1 else { return nil }
        // The system's header hides `unlockpt` and `ptsname`, which make these two requests.
        let unlock: UInt = 0x4004_5431
        let getNumber: UInt = 0x8004_5430
        var locked: Int32 = 0
        var number: UInt32 = 0
        guard ioctl(read, unlock, &locked) == 0, ioctl(read, getNumber, &number) == 0 else {
            close(read)
            return nil
        }
        let write = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        guard write != -1 else {
            close(read)
            return nil
        }
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 {
            _ = ioctl(write, UInt(TIOCSWINSZ), &size)
        }
        var attributes = termios()
        if tcgetattr(write, &attributes) == 0 {
            attributes.c_oflag &= ~tcflag_t(OPOST)
            tcsetattr(write, TCSANOW, &attributes)
        }
        return (read, write)
    }
}
