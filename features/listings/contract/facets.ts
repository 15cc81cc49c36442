import { point } from '../../../kernel/declare'
import type { PayRange } from './opportunity'

/** What a facet may read of an opportunity that is listed. */
export interface FacetSource {
  readonly kind: string
  readonly title: string
  readonly organisation: string
  readonly workMode: string
  readonly city: string | null
  readonly country: string | null
  readonly tags: readonly string[]
  readonly pay: PayRange | null
  readonly audiences: readonly string[]
}

/** A filter of listing pages. The server half counts and filters (server items), the client half draws (client items). */
export interface Facet {
  /** `listings.mode`; its name in the address is the part after the dot. */
  readonly id: string
  readonly label: string
  /** The kinds whose pages show it; left out: all. */
  readonly kinds?: readonly string[]
  /** False: filters by its name in an address, but is neither counted nor shown. */
  readonly counted?: false
  /** Labels of fixed values by text key; other values are shown as they are. */
  readonly values?: Readonly<Record<string, string>>
  /** Server items: the values under which an opportunity is found; none holds a comma. */
  readonly valuesOf?: (opportunity: FacetSource) => readonly string[]
  /** Server items: another spelling of a value in an address (`Bangalore`) as the one that is counted (`Bengaluru`). */
  readonly spell?: (value: string) => string
}

export const facets = point<Facet>('listings.facets', { key: (each) => each.id })
