/** happy-dom has no popovers: what the kit asks of them, with the two events a browser sends. */
export function installPopovers(): void {
  const tell = (element: HTMLElement, type: string, newState: 'open' | 'closed') =>
    element.dispatchEvent(Object.assign(new Event(type), { newState }))

  function turn(element: HTMLElement, newState: 'open' | 'closed'): void {
    if ((newState === 'open') === (element.dataset.popoverOpen !== undefined)) return
    tell(element, 'beforetoggle', newState)
    if (newState === 'open') element.dataset.popoverOpen = ''
    else delete element.dataset.popoverOpen
    tell(element, 'toggle', newState)
  }

  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (!this.isConnected) throw new DOMException('Invalid on disconnected popover elements', 'InvalidStateError')
      turn(this, 'open')
    },
    hidePopover(this: HTMLElement) {
      turn(this, 'closed')
    },
  })
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[popovertarget]')
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (panel) turn(panel, panel.dataset.popoverOpen === undefined ? 'open' : 'closed')
  })
}
