import { navigate } from 'wouter/use-browser-location'
import type { Confirm, Texts } from '../../ui/contract'
import type { Navigation } from '../contract'

/** The link of this site that a plain press follows to another page. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link
}

/** Moves like a link does. While something says it is unsaved, leaving the page asks first: by the browser, or in words where a link, or Back, leads on. */
export function createNavigation(asker: () => Confirm | undefined, texts: Texts): Navigation {
  const guards = new Set<() => boolean>()
  const isUnsaved = () => [...guards].some((each) => each())
  let listening: AbortController | undefined

  async function mayLeave(): Promise<boolean> {
    const confirm = asker()
    if (!isUnsaved() || !confirm) return true
    const t = texts.translator(document.documentElement.lang === 'hi' ? 'hi' : 'en')
    return confirm.ask({
      type: 'warning',
      text: t('web.unsaved.text'),
      custom_data: {
        heading: t('web.unsaved.title'),
        confirm_button_text: t('web.unsaved.leave'),
        reject_button_text: t('web.unsaved.stay'),
      },
    })
  }

  function onClick(event: MouseEvent) {
    const link = asker() && isUnsaved() ? linkOf(event) : undefined
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    void mayLeave().then((may) => {
      if (!may) return
      guards.clear()
      link.click()
    })
  }

  function listen() {
    listening = new AbortController()
    const { signal } = listening
    addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault(), { signal })
    // Before anything on the page hears of the press.
    document.addEventListener('click', onClick, { signal, capture: true })
    const leaving = { isUnsaved, mayLeave, onLeave: () => guards.clear() }
    // Whoever writes nothing never fetches it.
    void import('./ask-before-back').then(({ askBeforeBack }) => askBeforeBack(leaving, signal)).catch(() => {})
  }

  return {
    go: (to, options) => navigate(to, options),
    mayLeave,
    guardLeaving(unsaved) {
      if (guards.size === 0) {
        listening?.abort()
        listen()
      }
      guards.add(unsaved)
      return () => {
        guards.delete(unsaved)
        if (guards.size === 0) listening?.abort()
      }
    },
  }
}
