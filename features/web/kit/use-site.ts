import { createContext, useContext } from 'react'

export interface SiteInfo {
  /** The site's version, as package.json has it. */
  readonly version: string
  /** With demo data and demo accounts. */
  readonly demo: boolean
}

export const SiteContext = createContext<SiteInfo>({ version: '', demo: false })

/** What is known of the running site. */
export const useSite = (): SiteInfo => useContext(SiteContext)
