import type { CatalogueRow } from '../../../../../features/listings/server/catalogue/catalogue-queries'

interface Some extends Partial<Omit<CatalogueRow, 'closesAt'>> {
  readonly id: number
  /** Epoch milliseconds; without an end null. */
  readonly closesAt?: number | null
}

/** A row as lists read it, of which only this matters. */
export function listedSource({ closesAt = null, ...some }: Some): CatalogueRow {
  return {
    kind: 'job',
    isClosed: false,
    opensAt: null,
    closesAt: closesAt === null ? null : new Date(closesAt),
    publishedAt: null,
    popularity: null,
    workMode: 'onsite',
    city: null,
    country: null,
    tags: [],
    pay: null,
    audiences: [],
    eligibility: {},
    title: 'Clerk',
    organisation: 'Lumio',
    description: '',
    ...some,
  }
}
