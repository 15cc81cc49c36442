import type { FacetCounts, Listing, ListingPage, OpportunityDetail } from '../../../../features/listings/contract/wire'

export const NOW = '2026-11-21T06:30:00.000Z'

export function listing(more: Partial<Listing> = {}): Listing {
  return {
    id: 12,
    path: '/internships/product-design-intern-12',
    kind: 'internship',
    title: 'Product Design Intern',
    organisation: { name: 'Lumio Labs', slug: 'lumio-labs', logo: null, isVerified: true },
    pay: { minPaise: 3_000_000, maxPaise: 3_000_000, currency: 'INR', period: 'month' },
    workMode: 'hybrid',
    city: 'Bengaluru',
    country: 'India',
    opensAt: null,
    closesAt: '2026-11-27T18:29:59.000Z',
    closedAt: null,
    startsOn: '2026-12-05',
    endsOn: '2027-06-03',
    zone: 'Asia/Kolkata',
    standing: 'open',
    publishedAt: '2026-11-01T06:30:00.000Z',
    seats: 2,
    teamMin: 1,
    teamMax: 1,
    tags: ['Figma'],
    audiences: ['college'],
    hasConditions: false,
    isExternal: false,
    ...more,
  }
}

export function listingPage(items: readonly Listing[], more: Partial<ListingPage> = {}): ListingPage {
  return {
    items: [...items],
    total: items.length,
    all: 3482,
    next: null,
    corrected: null,
    exact: null,
    now: NOW,
    ...more,
  }
}

export const noFacets: FacetCounts = { total: 0, all: 0, facets: [], gains: [] }

export function detail(more: Partial<OpportunityDetail> = {}): OpportunityDetail {
  return {
    ...listing(),
    description: '<p>Draw, test, <b>draw</b> again.</p>',
    employmentType: null,
    eligibility: { audiences: ['college'], passingOutFrom: 2026, passingOutTo: 2028 },
    hasRules: false,
    seatsTaken: 0,
    externalUrl: null,
    sources: [],
    visibility: 'public',
    cancelled: null,
    updatedAt: NOW,
    lists: { city: null, organisation: null },
    inLanguages: null,
    now: NOW,
    ...more,
  }
}
