import type { Subject } from '../../../kernel/declare'
import { point } from '../../../kernel/declare'
import type { Eligibility, PayRange } from './opportunity'
import type { Place } from './places'

/** What a facet may read of an opportunity that is listed. */
export interface FacetSource {
  readonly id: number
  readonly kind: string
  readonly title: string
  readonly organisation: string
  readonly workMode: string
  readonly city: string | null
  readonly country: string | null
  /** Beside that place; nothing where there is none. */
  readonly otherPlaces?: readonly Place[] | null
  readonly tags: readonly string[]
  readonly pay: PayRange | null
  readonly audiences: readonly string[]
  readonly eligibility: Eligibility
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
  /** Server items: called before `valuesOf` is asked for these, to read what the facet's own feature keeps of them. */
  readonly prepare?: (opportunityIds: readonly number[]) => Promise<void>
  /**
   * A filter that says something else to each person: they choose among few values, each of which stands for some of those that `valuesOf`
   * gives. Server items sort all that is there for whoever asks; it is answered on endpoints for people who are signed in, and never shared.
   */
  readonly sortFor?: (
    subject: Subject,
    values: readonly string[],
  ) => Promise<Readonly<Record<string, readonly string[]>>>
  /** Client items: the same, so that it is asked for where somebody is signed in only. */
  readonly isPersonal?: boolean
  /** Client items: a React component `Filter` taking FacetFilterProps, which draws it in place of a list of its values. */
  readonly load?: () => Promise<{ readonly Filter: (props: FacetFilterProps) => unknown }>
  /** Client items with `load`: how high that is, in px, so that nothing moves once it comes. */
  readonly heightOf?: (values: FacetFilterProps['values']) => number
}

export interface FacetFilterProps {
  readonly label: string
  /** How many each would leave. */
  readonly values: readonly { readonly value: string; readonly count: number }[]
  readonly chosen: readonly string[]
  /** `instead`: what gives way to it, where that is more than was drawn as chosen: of several presses the last holds. */
  readonly onChange: (chosen: readonly string[], instead?: readonly string[]) => void
}

export const facets = point<Facet>('listings.facets', { key: (each) => each.id })
