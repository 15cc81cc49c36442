import type { Dictionary, Listed } from '../catalogue/listed'
import { type Census, type Counted, FULL_FROM, reader } from './census'
import { choicesOf, type Landing, type LandingFacet, writeSlug } from './grammar'

const WEEK_MS = 7 * 86_400_000
const MONTHS = 12
const MOST_NAMED = 5
const MOST_LINKS = 10

interface Open {
  readonly items: readonly Listed[]
  readonly dictionaries: readonly Dictionary[]
}

interface Named {
  readonly name: string
  readonly open: number
}

export interface Facts {
  readonly open: number
  /** Of these, how many close within seven days, and how many can be done from home. */
  readonly week: number
  readonly remote: number
  /** What those pay that say so, a year's worth in paise: the middle one and the highest. */
  readonly pay: { readonly count: number; readonly middle: number; readonly highest: number } | undefined
  readonly organisations: readonly Named[]
  readonly cities: readonly Named[]
  /** The next to close. */
  readonly soonest: readonly number[]
}

/** What can be said of a page's list: all of it counted. */
export function factsOf(landing: Landing, { items, dictionaries }: Open, now: number): Facts {
  const wanted = Object.entries(choicesOf(landing)).map(([facet, values]) => {
    const read = reader(dictionaries, facet as LandingFacet | 'mode')
    return (item: Listed) => read(item).some((value) => values.includes(value))
  })
  const own = items.filter((item) => wanted.every((fits) => fits(item)))
  const [city, organisation, mode] = [
    reader(dictionaries, 'city'),
    reader(dictionaries, 'organisation'),
    reader(dictionaries, 'mode'),
  ]
  return {
    open: own.length,
    week: own.filter(({ closesAt }) => closesAt <= now + WEEK_MS).length,
    remote: own.filter((item) => mode(item).includes('remote')).length,
    pay: payOf(own),
    organisations: commonest(own.flatMap(organisation)),
    cities: commonest(own.flatMap(city)),
    soonest: own.slice(0, 3).map(({ id }) => id),
  }
}

/** Of those paid by time in rupees: a month's stipend and a year's salary are told apart by whoever says it. */
function payOf(items: readonly Listed[]): Facts['pay'] {
  const sums = items.flatMap(({ payKey }) => (payKey < 0 ? [-payKey] : [])).sort((a, b) => a - b)
  if (sums.length < FULL_FROM) return undefined
  return { count: sums.length, middle: sums[Math.floor(sums.length / 2)] ?? 0, highest: sums.at(-1) ?? 0 }
}

function commonest(names: readonly string[]): readonly Named[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, open]) => ({ name, open }))
    .sort((a, b) => b.open - a.open || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NAMED)
}

/** A month's part of a year's worth. */
export const aMonth = (paise: number) => Math.round(paise / MONTHS)

export type LinkGroup = 'places' | 'subjects' | 'wider'

/** The pages beside this one that are worth a visit: the same elsewhere, others here, the wider ones. */
export function neighboursOf(
  noun: string,
  landing: Landing,
  census: Census,
): Readonly<Record<LinkGroup, readonly Counted[]>> {
  const { subject, place } = landing
  const about = subject && `${subject.facet} ${writeSlug(noun, { type: 'role', subject })}`
  const where = place && writeSlug(noun, { type: 'location', place })
  const own = writeSlug(noun, landing)
  const others = [...census.values()].filter(({ slug, open }) => open >= FULL_FROM && slug !== own)
  const most = (list: readonly Counted[]) =>
    [...list].sort((a, b) => b.open - a.open || (a.slug < b.slug ? -1 : 1)).slice(0, MOST_LINKS)
  const isWide = ({ landing: { type } }: Counted) => ['location', 'category', 'wfh'].includes(type)
  const isOf = (facet: string, each: Counted) => each.landing.subject?.facet === facet
  const places = others.filter((each) =>
    about ? each.subject === about && each.place !== undefined : each.landing.type === 'location',
  )
  const subjects = others.filter((each) =>
    where
      ? each.place === where && each.subject !== undefined && isOf(subject?.facet ?? 'category', each)
      : each.place === undefined && each.subject !== undefined && isOf(subject?.facet ?? 'category', each),
  )
  const wider = others.filter(
    (each) =>
      (about !== undefined && where !== undefined && each.subject === about && each.place === undefined) ||
      (where !== undefined && about !== undefined && each.slug === where) ||
      (about !== undefined && where === undefined && isWide(each) && each.landing.type !== landing.type),
  )
  return { places: most(places), subjects: most(subjects), wider: most(wider) }
}
