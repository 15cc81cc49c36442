import type { Guard } from '../../../kernel/declare'
import { point } from '../../../kernel/declare'
import type { ApiRequest, PageAt, PartHead } from '../../web/contract'

export interface DetailProps {
  readonly opportunityId: number
  readonly kind: string
  readonly title: string
  readonly path: string
  readonly closesAt: string | null
  readonly isOpen: boolean
  readonly externalUrl: string | null
}

/** A block of the detail page, drawn below the description, in order: those below 0 before who may take part. One that draws nothing is not there. */
export interface DetailSection {
  readonly id: string
  readonly label: string
  readonly when?: readonly Guard[]
  /** Stands where the page's own block would, in its place; others follow below. */
  readonly replaces?: 'eligibility'
  /** Its answers are asked with the page's, so that they stand in the HTML. */
  readonly data?: (at: PageAt) => Readonly<Record<string, ApiRequest<unknown>>>
  /** A React component `Section` taking DetailProps; what it adds for search engines is told with the page's `{ opportunity }`. */
  readonly load: () => Promise<{ readonly Section: (props: DetailProps) => unknown } & PartHead>
}

export const detailSections = point<DetailSection>('listings.detail-sections', { key: (each) => each.id })

/** The opportunity whose page stands at an address: its id ends the slug. */
export function opportunityAt({ params }: Pick<PageAt, 'params'>): number | undefined {
  const id = Number(/(?:^|-)([1-9]\d{0,8})$/.exec(params['slug'] ?? '')?.[1])
  return Number.isNaN(id) ? undefined : id
}

/** Answers `{ now }` by the server's clock. */
export const NOW_PATH = '/api/listings/now'

/** What a button is told besides. */
export interface DetailActionProps extends DetailProps {
  /** Whether it is known that its reader may not take part. */
  readonly isRefused: boolean
}

/** A button of the detail page's action card; the first in order is the primary one. */
export interface DetailAction {
  readonly id: string
  /** It is the way to take part. While no item is one, the card says that there is none here. */
  readonly isEntry?: boolean
  /** A React component `Action`. */
  readonly load: () => Promise<{ readonly Action: (props: DetailActionProps) => unknown }>
}

export const detailActions = point<DetailAction>('listings.detail-actions', { key: (each) => each.id })
