import { createContext, useContext } from 'react'
import type { Guard } from '../../../kernel/index'
import type { SiteInfo } from '../kit'
import type { Chrome } from '../contract'
import type { ComingAlive } from '../kit/coming-alive'
import type { PageTable } from '../kit/page-table'
import type { PreparedPage, Workshop } from './prepare'

/** What the frame and the outlet share during one visit. */
export interface VisitValue {
  readonly shop: Workshop
  readonly table: PageTable
  /** The page of the first paint; undefined when it is not one of ours (404, refused, guarded). */
  readonly first: PreparedPage | undefined
  /** What the first paint shows instead of a page. */
  readonly instead: Instead | undefined
  readonly origin: string
  readonly site: SiteInfo
  /** In the browser only. */
  readonly alive?: ComingAlive
  /** In the browser only: every text is here, also those that the first paint does not say. */
  readonly worded?: Promise<unknown>
}

export type Instead =
  | { readonly kind: 'not-found'; readonly status: 404 | 410 }
  /** `access`: the guards of the page, of which one said no. */
  | {
      readonly kind: 'refused'
      readonly status: 401 | 403 | 404
      readonly because: string
      readonly access: readonly Guard[]
    }
  /** `chrome`: what surrounds the page that is on its way, so that no bar comes and goes. */
  | { readonly kind: 'guarded'; readonly chrome: Chrome | undefined }
  | { readonly kind: 'off' }
  /** `error`: what was thrown, in the browser only; the log has it under its reference. */
  | { readonly kind: 'failed'; readonly status: number; readonly error?: unknown }

export const VisitContext = createContext<VisitValue | undefined>(undefined)

export function useVisit(): VisitValue {
  const value = useContext(VisitContext)
  if (!value) throw new Error('The page frame stands outside of a visit.')
  return value
}
