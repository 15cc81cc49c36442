import { token } from '../../../../kernel/index'
import { type Clock, dataErrors } from '../../../data/contract'
import { landingNouns } from '../../contract'
import type { Catalogue } from '../catalogue/catalogue'
import { type Census, type Counted, FULL_FROM, takeCensus } from './census'
import { type Facts, factsOf } from './facts'
import { choicesOf, type Landing, readSlug, writeSlug } from './grammar'
import { lexiconOf } from './lexicon'

export const noSuchLanding = () => dataErrors.notFound('There is no such list. The address may be mistyped.')

const KEEP_MS = 60_000
/** What a page links to need not be fresher. */
const LINKED_MS = 600_000

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
  /** What can be said of such a page, as old as the census. */
  facts(kind: string, found: Found): Promise<Facts>
  /** The slug of what an opportunity may link to, as far as it is known to have enough on it: nobody waits for it. */
  linked(kind: string, landing: Landing): string | undefined
  /** Those worth finding, by slug. */
  full(kind: string): Promise<readonly Counted[]>
}

/** All open ones of a kind are walked through for each: once, however often a page is asked for meanwhile. */
interface Taken {
  readonly at: number
  readonly census: Promise<Census>
  readonly open: ReturnType<Catalogue['open']>
  /** By slug. */
  readonly facts: Map<string, Facts>
}

export const landings = token<Landings>('listings.landings')

export function createLandings(catalogue: Catalogue, clock: Clock): Landings {
  const taken = new Map<string, Taken>()

  function take(kind: string, noun: string): Taken {
    const now = clock.now().getTime()
    const known = taken.get(kind)
    if (known && now - known.at < KEEP_MS && now >= known.at) return known
    const open = catalogue.open(kind)
    const made: Taken = { at: now, open, census: open.then((all) => takeCensus(noun, all)), facts: new Map() }
    taken.set(kind, made)
    const forget = () => void (taken.get(kind) === made && taken.delete(kind))
    made.census.catch(forget)
    // Nobody may ask again, and it holds all open ones as they were.
    setTimeout(forget, KEEP_MS).unref()
    return made
  }

  async function census(kind: string): Promise<Census> {
    const noun = landingNouns[kind]
    return noun === undefined ? new Map() : take(kind, noun).census
  }

  /** The last one that is there, and when it was asked for. */
  const latest = new Map<string, { readonly at: number; readonly census?: Census }>()

  function lookAgain(kind: string): Census | undefined {
    const now = clock.now().getTime()
    const known = latest.get(kind)
    if (known && now - known.at < LINKED_MS && now >= known.at) return known.census
    latest.set(kind, { ...known, at: now })
    void census(kind).then(
      (census) => latest.set(kind, { at: now, census }),
      () => latest.delete(kind),
    )
    return known?.census
  }

  return {
    census,
    async facts(kind, { landing, slug, noun }) {
      const { open, facts } = take(kind, noun)
      const all = await open
      const made = facts.get(slug) ?? factsOf(landing, all, clock.now().getTime())
      facts.set(slug, made)
      return made
    },
    linked(kind, landing) {
      const noun = landingNouns[kind]
      const slug = noun && writeSlug(noun, landing)
      const found = slug === undefined ? undefined : lookAgain(kind)?.get(slug)
      // A company may be called as a field of work: the page is the field's.
      return found && found.open >= FULL_FROM && found.landing.type === landing.type ? slug : undefined
    },
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
      // The fields of work that spec §2.6 names have their pages before the first one comes: thin ones, which nobody indexes.
      return total > 0 || landing.type === 'category' ? { landing, slug: own, noun } : undefined
    },
  }
}
