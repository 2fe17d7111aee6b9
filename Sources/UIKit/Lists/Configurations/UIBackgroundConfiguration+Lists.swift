extension UIBackgroundConfiguration {
    /// The background of a plain list's cell.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
    /// The background of a grouped list's cell.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// The background of a cell of a list of any appearance.
    public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground) }
    /// The background of a plain list's header or footer.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// The background of a grouped list's header or footer.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = clear()
        configuration.backgroundColor = color
        configuration.followsCellState = true
        return configuration
    }

    /// The configuration for a state: the standard backgrounds of selected and highlighted cells are grey.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard followsCellState, let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted
        else { return self }
        var copy = self
        copy.backgroundColor = .systemGray4
        return copy
    }
}
