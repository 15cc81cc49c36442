import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the dialog around `inside` where it is: taken out of the document or shut by hand it comes back as it was. It is no protection, the
 * server is; it keeps a page from looking usable that is not.
 */
export function useStaying(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = inside.current?.closest('dialog')
    if (!dialog) return
    const watch = new MutationObserver((records) => {
      for (const { removedNodes, target, nextSibling } of records) {
        for (const node of removedNodes) {
          if (!node.contains(dialog)) continue
          target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null)
        }
      }
      if (!dialog.isConnected || dialog.matches(':modal')) return
      dialog.close() // what was taken out counts as open, and is not modal any more
      if (!dialog.open) dialog.showModal()
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
    return () => watch.disconnect()
  }, [inside])
}
