import { proxy } from 'valtio/vanilla'
import type { Theme, ThemeChoice } from '../contract/index'
import { THEME_KEY } from '../kit/theme-script'

/** The part of the browser a theme touches; absent on the server. */
export interface ThemePage {
  readonly root: { readonly dataset: DOMStringMap }
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
}

/** Nothing on the server, where everybody gets the system's theme; the page's first script has already pinned the kept one. */
export function createTheme(page: ThemePage | undefined): Theme {
  const state = proxy<{ choice: ThemeChoice }>({ choice: keptChoice(page) })
  return {
    state,
    choose(choice) {
      state.choice = choice
      if (!page) return
      if (choice === 'system') delete page.root.dataset.theme
      else page.root.dataset.theme = choice
      try {
        page.storage?.setItem(THEME_KEY, choice)
      } catch {
        // Full or forbidden storage: the choice holds for this page, which is all that can be done.
      }
    },
  }
}

export function browserThemePage(): ThemePage | undefined {
  if (typeof document === 'undefined') return undefined
  return { root: document.documentElement, storage: reachableStorage() }
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
