import { createContext, useContext } from 'react'
import type { Chrome, Page } from '../contract'

export interface OpenPage {
  /** As its feature declared it; undefined while something stands in a page's place. */
  readonly page: Page | undefined
  /** What surrounds it. */
  readonly chrome: Chrome | undefined
}

export const OpenPageContext = createContext<OpenPage>({ page: undefined, chrome: undefined })

/** The page that is shown, for what floats above all pages and minds their flags (spec §2.6). */
export const useOpenPage = (): OpenPage => useContext(OpenPageContext)
