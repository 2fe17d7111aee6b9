/// Objective-C names of UIKit's optional requirements that do not follow from their Swift names.
///
/// Apple's headers give the names, and Swift's importer shortens them: `tableView(_:commit:forRowAt:)` is
/// `tableView:commitEditingStyle:forRowAtIndexPath:`. Classes answer `responds(to:)` by the long name.
enum AppleSelectors {
    /// The name in Apple's headers for the one that would follow from the Swift name.
    static func name(for derived: String, in protocolName: String) -> String {
        names["\(protocolName).\(derived)"] ?? names[derived] ?? derived
    }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { names[String(words[0])] = String(words[1]) }
        }
        return names
    }()

    private static let table = """
        adaptivePresentationStyleFor: adaptivePresentationStyleForPresentationController:
        adaptivePresentationStyleFor:traitCollection: adaptivePresentationStyleForPresentationController:traitCollection:
        application:configurationForConnecting:options: application:configurationForConnectingSceneSession:options:
        application:open:options: application:openURL:options:
        application:supportedInterfaceOrientationsFor: application:supportedInterfaceOrientationsForWindow:
        positionFor: positionForBar:
        collectionView:canMoveItemAt: collectionView:canMoveItemAtIndexPath:
        collectionView:indexPathForIndexTitle:at: collectionView:indexPathForIndexTitle:atIndex:
        collectionView:moveItemAt:to: collectionView:moveItemAtIndexPath:toIndexPath:
        collectionView:viewForSupplementaryElementOfKind:at: collectionView:viewForSupplementaryElementOfKind:atIndexPath:
        indexTitlesFor: indexTitlesForCollectionView:
        collectionView:prefetchItemsAt: collectionView:prefetchItemsAtIndexPaths:
        collectionView:cancelPrefetchingForItemsAt: collectionView:cancelPrefetchingForItemsAtIndexPaths:
        collectionView:didDeselectItemAt: collectionView:didDeselectItemAtIndexPath:
        collectionView:didEndDisplaying:forItemAt: collectionView:didEndDisplayingCell:forItemAtIndexPath:
        collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at: collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:
        collectionView:didHighlightItemAt: collectionView:didHighlightItemAtIndexPath:
        collectionView:contextMenuConfigurationForItemAt:point: collectionView:contextMenuConfigurationForItemAtIndexPath:point:
        collectionView:contextMenuConfigurationForItemsAt:point: collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:
        collectionView:willPerformPreviewActionForMenuWith:animator: collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:
        contextMenuInteraction:willDisplayMenuFor:animator: contextMenuInteraction:willDisplayMenuForConfiguration:animator:
        contextMenuInteraction:willEndFor:animator: contextMenuInteraction:willEndForConfiguration:animator:
        contextMenuInteraction:willPerformPreviewActionForMenuWith:animator: contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:
        tableView:contextMenuConfigurationForRowAt:point: tableView:contextMenuConfigurationForRowAtIndexPath:point:
        tableView:willPerformPreviewActionForMenuWith:animator: tableView:willPerformPreviewActionForMenuWithConfiguration:animator:
        collectionView:didSelectItemAt: collectionView:didSelectItemAtIndexPath:
        collectionView:didUnhighlightItemAt: collectionView:didUnhighlightItemAtIndexPath:
        collectionView:performPrimaryActionForItemAt: collectionView:performPrimaryActionForItemAtIndexPath:
        collectionView:shouldDeselectItemAt: collectionView:shouldDeselectItemAtIndexPath:
        collectionView:shouldHighlightItemAt: collectionView:shouldHighlightItemAtIndexPath:
        collectionView:shouldSelectItemAt: collectionView:shouldSelectItemAtIndexPath:
        collectionView:willDisplay:forItemAt: collectionView:willDisplayCell:forItemAtIndexPath:
        collectionView:willDisplaySupplementaryView:forElementKind:at: collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:
        collectionView:layout:insetForSectionAt: collectionView:layout:insetForSectionAtIndex:
        collectionView:layout:minimumInteritemSpacingForSectionAt: collectionView:layout:minimumInteritemSpacingForSectionAtIndex:
        collectionView:layout:minimumLineSpacingForSectionAt: collectionView:layout:minimumLineSpacingForSectionAtIndex:
        collectionView:layout:sizeForItemAt: collectionView:layout:sizeForItemAtIndexPath:
        supports: supportsConfiguration:
        gestureRecognizer:shouldBeRequiredToFailBy: gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:
        gestureRecognizer:shouldReceive: gestureRecognizer:shouldReceiveTouch:
        gestureRecognizer:shouldRecognizeSimultaneouslyWith: gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:
        gestureRecognizer:shouldRequireFailureOf: gestureRecognizer:shouldRequireFailureOfGestureRecognizer:
        navigationBar:didPop: navigationBar:didPopItem:
        navigationBar:didPush: navigationBar:didPushItem:
        navigationBar:shouldPop: navigationBar:shouldPopItem:
        navigationBar:shouldPush: navigationBar:shouldPushItem:
        navigationController:animationControllerFor:from:to: navigationController:animationControllerForOperation:fromViewController:toViewController:
        navigationController:didShow:animated: navigationController:didShowViewController:animated:
        navigationController:interactionControllerFor: navigationController:interactionControllerForAnimationController:
        navigationController:willShow:animated: navigationController:willShowViewController:animated:
        UITableViewDataSource.numberOfSectionsIn: numberOfSectionsInTableView:
        UICollectionViewDataSource.numberOfSectionsIn: numberOfSectionsInCollectionView:
        pageViewController:viewControllerBefore: pageViewController:viewControllerBeforeViewController:
        pageViewController:viewControllerAfter: pageViewController:viewControllerAfterViewController:
        presentationCountFor: presentationCountForPageViewController:
        presentationIndexFor: presentationIndexForPageViewController:
        pageViewController:willTransitionTo: pageViewController:willTransitionToViewControllers:
        pageViewController:spineLocationFor: pageViewController:spineLocationForInterfaceOrientation:
        scene:willConnectTo:options: scene:willConnectToSession:options:
        scrollViewDidEndZooming:with:atScale: scrollViewDidEndZooming:withView:atScale:
        scrollViewWillBeginZooming:with: scrollViewWillBeginZooming:withView:
        viewForZoomingIn: viewForZoomingInScrollView:
        searchBar:shouldChangeTextIn:replacementText: searchBar:shouldChangeTextInRange:replacementText:
        updateSearchResultsFor: updateSearchResultsForSearchController:
        primaryViewControllerForCollapsing: primaryViewControllerForCollapsingSplitViewController:
        primaryViewControllerForExpanding: primaryViewControllerForExpandingSplitViewController:
        splitViewController:collapseSecondary:onto: splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:
        splitViewController:separateSecondaryFrom: splitViewController:separateSecondaryViewControllerFromPrimaryViewController:
        splitViewController:show:sender: splitViewController:showViewController:sender:
        splitViewController:showDetail:sender: splitViewController:showDetailViewController:sender:
        splitViewController:willChangeTo: splitViewController:willChangeToDisplayMode:
        splitViewController:willHide: splitViewController:willHideColumn:
        splitViewController:willShow: splitViewController:willShowColumn:
        tabBarController:animationControllerForTransitionFrom:to: tabBarController:animationControllerForTransitionFromViewController:toViewController:
        tabBarController:didSelect: tabBarController:didSelectViewController:
        tabBarController:interactionControllerFor: tabBarController:interactionControllerForAnimationController:
        tabBarController:shouldSelect: tabBarController:shouldSelectViewController:
        tabBar:didSelect: tabBar:didSelectItem:
        sectionIndexTitlesFor: sectionIndexTitlesForTableView:
        tableView:canEditRowAt: tableView:canEditRowAtIndexPath:
        tableView:canMoveRowAt: tableView:canMoveRowAtIndexPath:
        tableView:commit:forRowAt: tableView:commitEditingStyle:forRowAtIndexPath:
        tableView:moveRowAt:to: tableView:moveRowAtIndexPath:toIndexPath:
        tableView:sectionForSectionIndexTitle:at: tableView:sectionForSectionIndexTitle:atIndex:
        tableView:prefetchRowsAt: tableView:prefetchRowsAtIndexPaths:
        tableView:cancelPrefetchingForRowsAt: tableView:cancelPrefetchingForRowsAtIndexPaths:
        tableView:accessoryButtonTappedForRowWith: tableView:accessoryButtonTappedForRowWithIndexPath:
        tableView:canPerformPrimaryActionForRowAt: tableView:canPerformPrimaryActionForRowAtIndexPath:
        tableView:didDeselectRowAt: tableView:didDeselectRowAtIndexPath:
        tableView:didEndDisplaying:forRowAt: tableView:didEndDisplayingCell:forRowAtIndexPath:
        tableView:didEndEditingRowAt: tableView:didEndEditingRowAtIndexPath:
        tableView:didHighlightRowAt: tableView:didHighlightRowAtIndexPath:
        tableView:didSelectRowAt: tableView:didSelectRowAtIndexPath:
        tableView:didUnhighlightRowAt: tableView:didUnhighlightRowAtIndexPath:
        tableView:editActionsForRowAt: tableView:editActionsForRowAtIndexPath:
        tableView:editingStyleForRowAt: tableView:editingStyleForRowAtIndexPath:
        tableView:estimatedHeightForRowAt: tableView:estimatedHeightForRowAtIndexPath:
        tableView:heightForRowAt: tableView:heightForRowAtIndexPath:
        tableView:indentationLevelForRowAt: tableView:indentationLevelForRowAtIndexPath:
        tableView:leadingSwipeActionsConfigurationForRowAt: tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:
        tableView:performPrimaryActionForRowAt: tableView:performPrimaryActionForRowAtIndexPath:
        tableView:shouldHighlightRowAt: tableView:shouldHighlightRowAtIndexPath:
        tableView:shouldIndentWhileEditingRowAt: tableView:shouldIndentWhileEditingRowAtIndexPath:
        tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath: tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
        tableView:titleForDeleteConfirmationButtonForRowAt: tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
        tableView:trailingSwipeActionsConfigurationForRowAt: tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:
        tableView:willBeginEditingRowAt: tableView:willBeginEditingRowAtIndexPath:
        tableView:willDeselectRowAt: tableView:willDeselectRowAtIndexPath:
        tableView:willDisplay:forRowAt: tableView:willDisplayCell:forRowAtIndexPath:
        tableView:willSelectRowAt: tableView:willSelectRowAtIndexPath:
        textField:shouldChangeCharactersIn:replacementString: textField:shouldChangeCharactersInRange:replacementString:
        textView:shouldChangeTextIn:replacementText: textView:shouldChangeTextInRange:replacementText:
        interruptibleAnimatorUsing: interruptibleAnimatorForTransition:
        animationControllerForDismissed: animationControllerForDismissedController:
        animationControllerForPresented:presenting:source: animationControllerForPresentedController:presentingController:sourceController:
        interactionControllerForDismissalUsing: interactionControllerForDismissal:
        interactionControllerForPresentationUsing: interactionControllerForPresentation:
        presentationControllerForPresented:presenting:source: presentationControllerForPresentedViewController:presentingViewController:sourceViewController:
        windowScene:didUpdate:interfaceOrientation:traitCollection: windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
        updateSearchResultsFor:selecting: updateSearchResultsForSearchController:selectingSearchSuggestion:
        popoverPresentationController:willRepositionPopoverTo:in: popoverPresentationController:willRepositionPopoverToRect:inView:
        targetDisplayModeForActionIn: targetDisplayModeForActionInSplitViewController:
        tabBarController:willBeginCustomizing: tabBarController:willBeginCustomizingViewControllers:
        tabBarController:willEndCustomizing:changed: tabBarController:willEndCustomizingViewControllers:changed:
        tabBarController:didEndCustomizing:changed: tabBarController:didEndCustomizingViewControllers:changed:
        tabBar:willBeginCustomizing: tabBar:willBeginCustomizingItems:
        tabBar:didBeginCustomizing: tabBar:didBeginCustomizingItems:
        tabBar:willEndCustomizing:changed: tabBar:willEndCustomizingItems:changed:
        tabBar:didEndCustomizing:changed: tabBar:didEndCustomizingItems:changed:
        pickerView:viewForRow:forComponent:reusing: pickerView:viewForRow:forComponent:reusingView:
        UIPickerViewDataSource.numberOfComponentsIn: numberOfComponentsInPickerView:
        """
}
