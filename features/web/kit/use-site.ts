import { createContext, useContext } from 'react'

export interface SiteInfo {
  /** The site's version, as package.json has it. */
  readonly version: string
  /** With demo data and demo accounts. */
  readonly demo: boolean
  /** Of a host that serves assessments alone, where nobody logs in (spec §2.1, §2.5). */
  readonly isAssessHost: boolean
}

export const SiteContext = createContext<SiteInfo>({ version: '', demo: false, isAssessHost: false })

/** What is known of the running site. */
export const useSite = (): SiteInfo => useContext(SiteContext)
