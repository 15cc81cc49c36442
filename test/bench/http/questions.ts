import type pg from 'pg'

/** One request, as HTTP sends it and as a recording names it. */
export interface Question {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const SORTS = ['deadline', 'newest', 'pay']
const KINDS = ['internship', 'job', 'competition', 'hackathon', 'quiz', 'scholarship', '']
const MODES = ['onsite', 'hybrid', 'remote', 'online']
const AUDIENCES = ['college', 'fresher', 'professional', 'school']

/** The same numbers in each run: what is asked must not differ between two runs that are compared. */
function createChance(seed: number) {
  let state = seed
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  return { random, pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T }
}

const query = (of: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(of).filter(([, value]) => value !== '')).toString()

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

export interface Questions {
  readonly listing: readonly Question[]
  readonly detail: readonly Question[]
  readonly search: readonly Question[]
  readonly facets: readonly Question[]
  readonly facetsOfText: readonly Question[]
}

/** What visitors ask, over everything that is there: more different questions than the server keeps answers to. */
export async function makeQuestions(db: pg.Pool): Promise<Questions> {
  const { random, pick } = createChance(7)
  const ids = await db.query<{ id: number }>(`select id from listings.opportunity where state = 'live' order by id`)
  const told = await db.query<{ text: string }>(
    `select lower(title || ' ' || coalesce(city, '') || ' ' || array_to_string(tags, ' ')) as text
     from listings.opportunity where state = 'live' and id % 30 = 0 order by id`,
  )
  const cities = await db.query<{ city: string }>(
    `select distinct city from listings.opportunity where city is not null order by 1`,
  )
  const someCity = () => pick(cities.rows).city
  /** Words of something that is there. */
  const text = () => {
    const words = pick(told.rows).text.match(/[a-z]{3,}/g) ?? []
    return times(1 + Math.floor(random() * 3), () => pick(words)).join(' ')
  }
  const filters = () => ({
    kind: pick(KINDS),
    mode: random() < 0.4 ? pick(MODES) : '',
    city: random() < 0.5 ? [...new Set([someCity(), someCity()])].join() : '',
    audience: random() < 0.3 ? pick(AUDIENCES) : '',
  })
  return {
    listing: times(400, () => ({
      path: `/api/listings/search?${query({ kind: pick(KINDS), sort: pick(SORTS), city: random() < 0.3 ? someCity() : '' })}`,
    })),
    detail: times(400, () => ({ path: `/api/listings/opportunities/${pick(ids.rows).id}` })),
    search: times(3000, () => ({ path: `/api/listings/search?${query({ q: text(), kind: pick(KINDS) })}` })),
    facets: times(3000, () => ({ path: `/api/listings/facets?${query(filters())}` })),
    facetsOfText: times(3000, () => ({ path: `/api/listings/facets?${query({ ...filters(), q: text() })}` })),
  }
}
