import { setImmediate as othersTurn } from 'node:timers/promises'
import { facetName } from '../../contract'
import type { Dictionary, Listed } from '../catalogue/listed'
import { type Landing, type LandingFacet, readSlug, type SubjectFacet, writeSlug } from './grammar'
import { lexiconOf } from './lexicon'

const AT_ONCE = 20_000
/** Fewer than these are no list: such a page is not for search engines. */
export const FULL_FROM = 3

/** One page as it stands: what it asks for and how many are open there. */
export interface Counted {
  readonly slug: string
  readonly landing: Landing
  /** Facet and words of what it is about, and of where: pages with the same are neighbours. */
  readonly subject: string | undefined
  readonly place: string | undefined
  open: number
}

/** All pages of a kind that have something open, by slug. */
export type Census = ReadonlyMap<string, Counted>

interface Open {
  readonly items: readonly Listed[]
  readonly dictionaries: readonly Dictionary[]
}

/** The values that an opportunity has in a facet. */
export function reader(dictionaries: readonly Dictionary[], facet: LandingFacet | 'mode') {
  const at = dictionaries.findIndex((each) => facetName(each.facet) === facet)
  const dictionary = dictionaries[at]
  return (item: Listed): readonly string[] =>
    (dictionary?.groups[item.group(at)] ?? []).map((code) => dictionary?.names[code] ?? '')
}

/** Counts every page that the open opportunities of a kind would stand on, in one walk. */
export async function takeCensus(noun: string, { items, dictionaries }: Open): Promise<Census> {
  const census = new Map<string, Counted>()
  const slugs = new Map<string, string | undefined>()
  const lexicon = lexiconOf(dictionaries)
  const read = (facet: LandingFacet | 'mode') => reader(dictionaries, facet)
  const [city, category, organisation, role, mode] = [
    read('city'),
    read('category'),
    read('organisation'),
    read('role'),
    read('mode'),
  ]

  function add(landing: Landing): void {
    const { type, subject, place } = landing
    const key = `${type}|${subject?.values[0] ?? ''}|${place?.[0] ?? ''}`
    if (!slugs.has(key)) slugs.set(key, ownSlug(landing))
    const slug = slugs.get(key)
    if (slug === undefined) return
    const known = census.get(slug)
    if (known) known.open += 1
    else
      census.set(slug, {
        slug,
        landing,
        subject: subject && `${subject.facet} ${writeSlug(noun, { type: 'role', subject })}`,
        place: place && writeSlug(noun, { type: 'location', place }),
        open: 1,
      })
  }
  /** A company of a category's name has no page: its slug is read as the category's. */
  function ownSlug(landing: Landing): string | undefined {
    const slug = writeSlug(noun, landing)
    return slug !== undefined && readSlug(noun, slug, lexicon)?.type === landing.type ? slug : undefined
  }
  const about = (facet: SubjectFacet, value: string) => ({ facet, values: [value] })

  for (const [at, item] of items.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await othersTurn()
    const places = city(item)
    if (mode(item).includes('remote')) add({ type: 'wfh' })
    for (const place of places) add({ type: 'location', place: [place] })
    for (const value of category(item)) {
      add({ type: 'category', subject: about('category', value) })
      for (const place of places) add({ type: 'category-location', subject: about('category', value), place: [place] })
    }
    for (const value of organisation(item)) {
      add({ type: 'company', subject: about('organisation', value) })
      for (const place of places)
        add({ type: 'company-location', subject: about('organisation', value), place: [place] })
    }
    for (const value of role(item)) add({ type: 'role', subject: about('role', value) })
  }
  return census
}
