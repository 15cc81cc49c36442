import { token } from '../../../../kernel/index'
import { type Clock, dataErrors } from '../../../data/contract'
import { landingNouns } from '../../contract'
import type { Catalogue } from '../catalogue/catalogue'
import { type Census, type Counted, FULL_FROM, takeCensus } from './census'
import { choicesOf, type Landing, readSlug, writeSlug } from './grammar'
import { lexiconOf } from './lexicon'

export const noSuchLanding = () => dataErrors.notFound('There is no such list. The address may be mistyped.')

const KEEP_MS = 60_000

export interface Found {
  readonly landing: Landing
  /** In the one spelling of its address. */
  readonly slug: string
  readonly noun: string
}

/** The pages of a kind by what they ask for (spec §2.6, SEO listing pages). */
export interface Landings {
  /** What a slug of a kind asks for; undefined where no opportunity, open or closed, is or was of that sort. */
  find(kind: string, slug: string): Promise<Found | undefined>
  /** Pages with something open, at most a minute old. */
  census(kind: string): Promise<Census>
  /** Those worth finding, by slug. */
  full(kind: string): Promise<readonly Counted[]>
}

export const landings = token<Landings>('listings.landings')

export function createLandings(catalogue: Catalogue, clock: Clock): Landings {
  const taken = new Map<string, { readonly at: number; readonly census: Promise<Census> }>()

  function census(kind: string): Promise<Census> {
    const noun = landingNouns[kind]
    if (noun === undefined) return Promise.resolve(new Map())
    const now = clock.now().getTime()
    const known = taken.get(kind)
    if (known && now - known.at < KEEP_MS && now >= known.at) return known.census
    const made = catalogue.open(kind).then((open) => takeCensus(noun, open))
    taken.set(kind, { at: now, census: made })
    made.catch(() => taken.delete(kind))
    return made
  }

  return {
    census,
    async full(kind) {
      const all = [...(await census(kind)).values()].filter(({ open }) => open >= FULL_FROM)
      return all.sort((a, b) => (a.slug < b.slug ? -1 : 1))
    },
    async find(kind, slug) {
      const noun = landingNouns[kind]
      if (noun === undefined) return undefined
      const landing = readSlug(noun, slug.toLowerCase(), lexiconOf(await catalogue.dictionaries()))
      const own = landing && writeSlug(noun, landing)
      if (landing === undefined || own === undefined) return undefined
      const { total } = await catalogue.counts({ kind, choices: choicesOf(landing), status: 'all' })
      return total > 0 ? { landing, slug: own, noun } : undefined
    },
  }
}
