import type { Kind } from './kinds'

const kind = (
  id: string,
  segments: readonly [string, ...string[]],
  hold: Kind['hold'],
  money: Kind['money'],
  verb: Kind['verb'] = 'register',
): Kind => ({
  id,
  listingPath: `/${segments[0]}`,
  segments,
  label: `listings.kind.${id}`,
  plural: `listings.kinds.${id}`,
  hold,
  money,
  verb,
})

/** The kinds that listings brings itself (spec §2.6), in the order in which they are shown; data only, read by both halves. */
export const ownKinds: readonly Kind[] = [
  kind('internship', ['internships', 'internship'], 'internship', 'stipend', 'apply'),
  kind('job', ['jobs', 'job'], 'job', 'salary', 'apply'),
  kind('competition', ['competitions', 'competition'], 'competition', 'prize'),
  kind('hackathon', ['hackathons', 'hackathon'], 'hackathon', 'prize'),
  kind('quiz', ['quiz'], 'quiz', 'prize'),
  kind('hiring-challenge', ['hiring-challenges'], 'job', 'salary'),
  kind('scholarship', ['scholarships', 'scholarship'], 'scholarship', 'prize'),
  kind('workshop', ['workshops-webinars', 'workshop'], 'event', 'fee'),
  kind('conference', ['conferences', 'conference'], 'event', 'fee'),
  kind('event', ['events', 'event'], 'event', 'none'),
  kind('fest', ['college-fests'], 'event', 'none'),
]

/** What one applies for has openings, and as many apply as wish; what one registers for has seats, and is full when all are taken. */
export const hasOpenings = (kindId: string) => ownKinds.find(({ id }) => id === kindId)?.verb === 'apply'

export const isFull = (of: { readonly kind: string; readonly seats: number | null; readonly seatsTaken: number }) =>
  !hasOpenings(of.kind) && of.seats !== null && of.seatsTaken >= of.seats

/** A list of several kinds, at a path of its own (spec §2.6). */
export interface SharedList {
  readonly path: string
  readonly title: string
  readonly kinds: readonly string[]
}

export const sharedLists: readonly SharedList[] = [
  { path: '/jobs-and-internships', title: 'listings.work', kinds: ['internship', 'job'] },
]

/** The three doors of the top menu (spec §2.1, §2.6). */
export const portalPaths = ['/internship-portal', '/job-portal', '/compete'] as const

/** The kinds that have SEO listing pages (spec §2.6), by the word that begins or ends their slugs. */
export const landingNouns: Readonly<Record<string, string>> = { job: 'jobs', internship: 'internships' }

/** Segments of spec §2.6 under which any kind is found; they lead to the canonical address. */
export const shortSegments = ['p', 'o'] as const

/** `/internships/product-design-intern-12`. A kind nobody knows any more is still found under `/o`. */
export function opportunityPath(kindId: string, slug: string, all: readonly Kind[] = ownKinds): string {
  const segment = all.find(({ id }) => id === kindId)?.segments[0] ?? 'o'
  return `/${segment}/${slug}`
}
