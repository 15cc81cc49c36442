import { point, type Subject } from '../../../kernel/declare'
import type { ApiRequest } from '../../web/contract'

/** What somebody does not want to meet: lists, counts and suggestions that are told to them alone leave it out. */
export interface Unwanted {
  readonly id: string
  /** Server items: those of whoever asks. Called with every list of theirs, so it costs nothing where there are none. */
  readonly of?: (subject: Subject) => Promise<readonly number[]>
  /** Client items: which these are. */
  readonly request?: ApiRequest<{ readonly hidden: readonly number[] }>
}

export const unwanted = point<Unwanted>('listings.unwanted', { key: (each) => each.id })

/** Below it is what lists say to one person alone: asked for again once they want to meet something after all. */
export const OWN_LISTS_PATH = '/api/listings/own'
/** The counts of these, which change with whatever is hidden; rows that stand on a page only go out of sight. */
export const OWN_COUNTS_PATH = '/api/listings/own/facets'
