extension UINavigationBar {
    /// Appearances are copied when set; changes of the copy are shown.
    func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        let copy = appearance?.copy(with: nil) as? UINavigationBarAppearance
        copy?.onChange = { [reference] in reference.object?.looksDidChange() }
        return copy
    }

    func looksDidChange() {
        looks.isStale = true
        isLookStale = true
        isContentStale = true
        setNeedsLayout()
    }

    /// The appearance that holds now: the top item's before the bar's, that for compact height and
    /// for the scroll edge before the standard one (Apple documentation: *Customizing your app's navigation bar*).
    var appearanceInForce: UINavigationBarAppearance {
        let item = stack.last
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = item?.standardAppearance ?? standardWithLegacy
        let compact = isCompact ? item?.compactAppearance ?? (item?.standardAppearance ?? looks.compact) : nil
        guard isAtScrollEdge else { return compact ?? standard }
        let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? looks.compactScrollEdge : nil
        if let edge = compactEdge ?? item?.scrollEdgeAppearance ?? looks.scrollEdge { return edge }
        guard let clear = (compact ?? standard).copy(with: nil) as? UINavigationBarAppearance else { return standard }
        clear.configureWithTransparentBackground()
        return clear
    }

    /// The standard appearance; unless a client set it, the older properties shape it.
    private var standardWithLegacy: UINavigationBarAppearance {
        let isLegacy = !looks.isTranslucent || looks.barTintColor != nil || looks.barStyle != .default
            || looks.shadowImage != nil || !looks.backgroundImages.isEmpty
        guard isLegacy, !looks.isStandardSet,
            let look = looks.standard.copy(with: nil) as? UINavigationBarAppearance
        else { return looks.standard }
        if !looks.isTranslucent { look.configureWithOpaqueBackground() }
        if looks.barStyle != .default {
            look.backgroundEffect = look.backgroundEffect.map { _ in UIBlurEffect(style: .systemChromeMaterialDark) }
            if !looks.isTranslucent { look.backgroundColor = .black }
        }
        if let color = looks.barTintColor { look.backgroundColor = color }
        let metrics: UIBarMetrics = traitCollection.verticalSizeClass == .compact ? .compact : .default
        let image = backgroundImage(for: barPosition, barMetrics: metrics)
            ?? backgroundImage(for: metrics) ?? backgroundImage(for: .default)
        if let image {
            look.backgroundImage = image
            look.backgroundEffect = nil
            if let shadow = looks.shadowImage {
                look.shadowImage = shadow.size == .zero ? nil : shadow
                look.shadowColor = nil
            }
        }
        return look
    }

    var titleAttributesInForce: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
            .foregroundColor: looks.barStyle == .default ? UIColor.label : .white,
        ]
        attributes.merge(looks.titleAttributes ?? [:]) { $1 }
        attributes.merge(appearanceInForce.titleTextAttributes) { $1 }
        return attributes
    }

    var largeTitleAttributesInForce: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 34, weight: .bold),
            .foregroundColor: looks.barStyle == .default ? UIColor.label : .white,
        ]
        attributes.merge(looks.largeTitleAttributes ?? [:]) { $1 }
        attributes.merge(appearanceInForce.largeTitleTextAttributes) { $1 }
        return attributes
    }
}
