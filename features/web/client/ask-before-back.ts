interface Leaving {
  readonly isUnsaved: () => boolean
  readonly mayLeave: () => Promise<boolean>
  /** It was asked: nothing asks any more. */
  readonly onLeave: () => void
}

/**
 * Back and Forward to another page of the site ask like a link that leads there. Browsers let a page hold them only once after each press or
 * key of somebody's, so nobody is kept in; those that cannot hold them at all go unasked.
 */
export function askBeforeBack({ isUnsaved, mayLeave, onLeave }: Leaving, signal: AbortSignal): void {
  if (!('navigation' in window)) return
  const { navigation } = window
  const ask = (event: NavigateEvent) => {
    const { key, url, sameDocument } = event.destination
    // Another document: that asks by itself.
    if (event.navigationType !== 'traverse' || !event.cancelable || !sameDocument) return
    if (new URL(url).pathname === location.pathname || !isUnsaved()) return
    event.preventDefault()
    void mayLeave().then((may) => {
      if (!may) return
      onLeave()
      const { committed, finished } = navigation.traverseTo(key)
      for (const each of [committed, finished]) each?.catch(() => {}) // somebody has gone on elsewhere
    })
  }
  navigation.addEventListener('navigate', ask, { signal })
}
