import { proxy } from 'valtio/vanilla'
import type { Theme, ThemeChoice } from '../contract/index'
import { THEME_KEY } from '../kit/theme-script'

/** The part of the browser a theme touches; absent on the server. */
export interface ThemePage {
  readonly root: { readonly dataset: DOMStringMap }
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** Tells what other tabs have stored. */
  readonly tabs?: EventTarget
}

/**
 * Nothing on the server, where everybody gets the system's theme; the page's first script has already pinned the kept one. Until `signal` ends it, it
 * follows what is chosen in other tabs.
 */
export function createTheme(page: ThemePage | undefined, signal?: AbortSignal): Theme {
  const state = proxy<{ choice: ThemeChoice }>({ choice: keptChoice(page) })
  function pin(choice: ThemeChoice) {
    state.choice = choice
    if (choice === 'system') delete page?.root.dataset.theme
    else if (page) page.root.dataset.theme = choice
  }
  page?.tabs?.addEventListener(
    'storage',
    (event) => {
      const { key } = event as StorageEvent
      // No key: all was cleared.
      if (key === THEME_KEY || key === null) pin(keptChoice(page))
    },
    signal ? { signal } : {},
  )
  return {
    state,
    choose(choice) {
      pin(choice)
      try {
        page?.storage?.setItem(THEME_KEY, choice)
      } catch {
        // Full or forbidden storage: the choice holds for this page, which is all that can be done.
      }
    },
  }
}

export function browserThemePage(): ThemePage | undefined {
  if (typeof document === 'undefined') return undefined
  return { root: document.documentElement, storage: reachableStorage(), tabs: window }
}

function keptChoice(page: ThemePage | undefined): ThemeChoice {
  const kept = page?.storage?.getItem(THEME_KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Reading `localStorage` itself throws where a browser forbids it. */
function reachableStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
