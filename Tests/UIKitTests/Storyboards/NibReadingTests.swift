import Testing
import UIKit

/// What documents say of controls, guides and what is not there (Apple documentation: *UIStoryboard*).
@Suite @MainActor struct NibReadingTests {
    private func controller(_ subviews: String, _ more: String = "") throws -> UIViewController {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
              <scenes><scene sceneID="s"><objects>
                <viewController id="c" sceneMemberID="viewController">
                  <view key="view" id="v">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>\(subviews)</subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    \(more)
                  </view>
                </viewController>
              </objects></scene></scenes>
            </document>
            """
        try document.write(to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(url: folder) ?? .main)
        let controller = try #require(storyboard.instantiateInitialViewController())
        controller.loadViewIfNeeded()
        return controller
    }

    @Test func textFieldsAreReadAndPlaced() throws {
        let controller = try controller(
            """
            <textField text="Ann" placeholder="Name" textAlignment="center" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="t">
              <rect key="frame" x="0" y="0" width="10" height="34"/>
              <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
            </textField>
            """,
            """
            <constraints>
              <constraint firstItem="t" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="1"/>
              <constraint firstItem="safe" firstAttribute="trailing" secondItem="t" secondAttribute="trailing" constant="20" id="2"/>
              <constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40" id="3"/>
            </constraints>
            """)
        let field = try #require(controller.view.subviews.first as? UITextField)
        #expect(field.text == "Ann")
        #expect(field.placeholder == "Name")
        #expect(field.textAlignment == .center)
        #expect(field.borderStyle == .roundedRect)
        #expect(field.isSecureTextEntry)
        controller.view.layoutIfNeeded()
        #expect(field.frame.minX == 20)
        #expect(field.frame.width == 335)
    }

    @Test func controlsHaveTheirValues() throws {
        let views = try controller(
            """
            <slider value="3" minValue="1" maxValue="5" id="1"/>
            <segmentedControl selectedSegmentIndex="1" id="2"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            <stepper value="4" minimumValue="2" maximumValue="8" stepValue="2" id="3"/>
            <progressView progress="0.5" id="4"/>
            <pageControl numberOfPages="3" currentPage="2" id="5"/>
            <textView text="Words" editable="NO" id="6"/>
            """
        ).view.subviews
        #expect((views[0] as? UISlider)?.value == 3)
        #expect((views[0] as? UISlider)?.maximumValue == 5)
        #expect((views[1] as? UISegmentedControl)?.titleForSegment(at: 1) == "B")
        #expect((views[1] as? UISegmentedControl)?.selectedSegmentIndex == 1)
        #expect((views[2] as? UIStepper)?.value == 4)
        #expect((views[2] as? UIStepper)?.stepValue == 2)
        #expect((views[3] as? UIProgressView)?.progress == 0.5)
        #expect((views[4] as? UIPageControl)?.currentPage == 2)
        #expect((views[5] as? UITextView)?.text == "Words")
        #expect((views[5] as? UITextView)?.isEditable == false)
    }

    @Test func aKindOfViewThatIsNotReadKeepsItsPlaceInLayout() throws {
        let controller = try controller(
            """
            <mapView translatesAutoresizingMaskIntoConstraints="NO" id="m"/>
            """,
            """
            <constraints>
              <constraint firstItem="m" firstAttribute="width" constant="50" id="1"/>
              <constraint firstItem="m" firstAttribute="height" secondItem="nobody" secondAttribute="height" id="2"/>
            </constraints>
            """)
        let view = try #require(controller.view.subviews.first)
        #expect(type(of: view) == UIView.self)
        // The constraint to an object that is not there is left out.
        #expect(controller.view.constraints.count + view.constraints.count == 1)
    }
}
