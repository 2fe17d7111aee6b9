/// C's functions and constants that Swift spells in other ways.
enum ObjectiveCFunctions {
    static let constants: [String: (text: String, type: String)] = [
        "CGRectZero": ("CGRect.zero", "CGRect"), "CGPointZero": ("CGPoint.zero", "CGPoint"), "CGSizeZero": ("CGSize.zero", "CGSize"),
        "CGRectNull": ("CGRect.null", "CGRect"), "UIEdgeInsetsZero": ("UIEdgeInsets.zero", "UIEdgeInsets"),
        "CGAffineTransformIdentity": ("CGAffineTransform.identity", "CGAffineTransform"), "NSNotFound": ("NSNotFound", "Int"),
        "CGFLOAT_MAX": ("CGFloat.greatestFiniteMagnitude", "CGFloat"), "CGFLOAT_MIN": ("CGFloat.leastNormalMagnitude", "CGFloat"),
        "M_PI": ("Double.pi", "Double"), "M_PI_2": ("(Double.pi / 2)", "Double"), "NSIntegerMax": ("Int.max", "Int"), "INFINITY": ("Double.infinity", "Double"),
        "UITableViewAutomaticDimension": ("UITableView.automaticDimension", "CGFloat"), "UIViewNoIntrinsicMetric": ("UIView.noIntrinsicMetric", "CGFloat"),
        "NSEC_PER_SEC": ("1_000_000_000", "UInt64"), "NSEC_PER_MSEC": ("1_000_000", "UInt64"), "DISPATCH_TIME_NOW": ("DispatchTime.now()", "DispatchTime"),
    ]

    static let fields: [String: [String: String]] = [
        "CGRect": ["origin": "CGPoint", "size": "CGSize"], "CGPoint": ["x": "CGFloat", "y": "CGFloat"],
        "CGSize": ["width": "CGFloat", "height": "CGFloat"],
        "UIEdgeInsets": ["top": "CGFloat", "left": "CGFloat", "bottom": "CGFloat", "right": "CGFloat"], "NSRange": ["location": "Int", "length": "Int"],
        "CGAffineTransform": ["a": "CGFloat", "b": "CGFloat", "c": "CGFloat", "d": "CGFloat", "tx": "CGFloat", "ty": "CGFloat"],
    ]

    /// Functions that make a structure: its type and the labels.
    static let makers: [String: (type: String, labels: [String])] = [
        "CGRectMake": ("CGRect", ["x", "y", "width", "height"]), "CGPointMake": ("CGPoint", ["x", "y"]), "CGSizeMake": ("CGSize", ["width", "height"]),
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]), "NSMakeRange": ("NSRange", ["location", "length"]),
        "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
        "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
        "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    ]

    /// Functions that read a structure: its member's name and type.
    static let readers: [String: (member: String, type: String)] = [
        "CGRectGetWidth": ("width", "CGFloat"), "CGRectGetHeight": ("height", "CGFloat"), "CGRectGetMinX": ("minX", "CGFloat"),
        "CGRectGetMaxX": ("maxX", "CGFloat"), "CGRectGetMidX": ("midX", "CGFloat"), "CGRectGetMinY": ("minY", "CGFloat"),
        "CGRectGetMaxY": ("maxY", "CGFloat"), "CGRectGetMidY": ("midY", "CGFloat"), "CGRectIsEmpty": ("isEmpty", "Bool"), "CGRectIsNull": ("isNull", "Bool"),
    ]

    /// Functions with the same name and the type that they give.
    static let plain: [String: String] = [
        "objc_setAssociatedObject": "Void", "objc_removeAssociatedObjects": "Void", "NSStringFromClass": "String", "NSStringFromSelector": "String",
        "NSSelectorFromString": "Selector", "NSClassFromString": "AnyClass", "object_getClass": "AnyClass", "class_getSuperclass": "AnyClass",
        "sel_registerName": "Selector", "floor": "", "ceil": "", "round": "", "fabs": "", "sqrt": "", "pow": "", "sin": "", "cos": "", "fmax": "", "fmin": "",
        "NSStringFromCGRect": "String",
    ]

    /// Functions of the runtime that take and give methods, which may be nil.
    static let methods: [String: String] = [
        "class_getInstanceMethod": "Method", "method_getImplementation": "IMP", "class_getMethodImplementation": "IMP", "method_getTypeEncoding": "Encoding",
        "class_addMethod": "Bool", "class_replaceMethod": "IMP", "method_setImplementation": "IMP", "method_exchangeImplementations": "Void",
        "class_respondsToSelector": "Bool",
    ]
}
