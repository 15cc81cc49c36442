import { navigate } from 'wouter/use-browser-location'
import type { Navigation } from '../contract'

/** Moves like a link does. While something says it is unsaved, leaving the document asks first. */
export function createNavigation(): Navigation {
  const unsaved = new Set<() => boolean>()
  const ask = (event: BeforeUnloadEvent) => {
    if ([...unsaved].some((each) => each())) event.preventDefault()
  }
  return {
    go: (to, options) => navigate(to, options),
    guardLeaving(isUnsaved) {
      if (unsaved.size === 0) addEventListener('beforeunload', ask)
      unsaved.add(isUnsaved)
      return () => {
        unsaved.delete(isUnsaved)
        if (unsaved.size === 0) removeEventListener('beforeunload', ask)
      }
    },
  }
}
