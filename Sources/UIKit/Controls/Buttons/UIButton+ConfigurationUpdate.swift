extension UIButton {
    func configurationDidChange() {
        if configuration == nil {
            configured?.remove()
            configured = nil
            updateLook()
        } else {
            applyConfiguration()
        }
        sizeDidChange()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration()
    }

    func updateConfigurationForState() {
        if let configurationUpdateHandler {
            configurationUpdateHandler(self)
        }
        if configuration != nil { applyConfiguration() }
    }

    /// Shows the configuration as it is in the present state.
    private func applyConfiguration() {
        guard let configuration else { return }
        let parts = configured ?? ConfiguredButtonParts()
        configured = parts
        parts.show(automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration, in: self)
        setNeedsLayout()
    }
}
