import { portalPaths } from '../../contract'

export interface Portal {
  /** `/internship-portal` (spec §2.6) */
  readonly path: (typeof portalPaths)[number]
  /** Names its texts: `listings.portal.internship.title`. */
  readonly name: 'internship' | 'job' | 'compete'
  /** The kinds it is about. */
  readonly kinds: readonly string[]
  /** The list that shows all of them, and the filter that keeps to them. */
  readonly list: string
  readonly within: Readonly<Record<string, string>>
  /** Short ways in, each a filter of the list. */
  readonly ways: readonly (readonly [label: string, href: string])[]
}

const contests = ['competition', 'hackathon', 'quiz', 'hiring-challenge']

/** The three doors of the top menu (spec §2.1). */
export const portals: readonly Portal[] = [
  {
    path: '/internship-portal',
    name: 'internship',
    kinds: ['internship'],
    list: '/internships',
    within: {},
    ways: [
      ['listings.try.remote', '/internships?mode=remote'],
      ['listings.try.bengaluru', '/internships?city=Bengaluru'],
      ['listings.try.paid', '/internships?pay=month-20000'],
    ],
  },
  {
    path: '/job-portal',
    name: 'job',
    kinds: ['job'],
    list: '/jobs',
    within: {},
    ways: [
      ['listings.try.remote', '/jobs?mode=remote'],
      ['listings.try.bengaluru', '/jobs?city=Bengaluru'],
      ['listings.try.freshers', '/jobs?audience=fresher'],
    ],
  },
  {
    path: '/compete',
    name: 'compete',
    kinds: contests,
    list: '/all-opportunities',
    within: { type: contests.join(',') },
    ways: [],
  },
]
