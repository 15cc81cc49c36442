import type { Clock, Database } from '../../../data/contract'
import { type Facet, facetName } from '../../contract'
import { createDictionary, type Dictionary, type Listed, payKey } from '../catalogue/listed'
import type { Lists } from '../catalogue/lists'
import type { Question } from '../catalogue/question'
import { payOf } from '../rows'
import type { ListingsTables } from '../tables'
import { choicesOf } from './asked-for'
import { allHeadings, headingsThatAre, missesOf, openOfKind, totalsOf } from './count-queries'
import { readUnder } from './file-card'
import { closingOpen, countOpenByKind, isByDeadline, isPlain, newestOpen, pageOfOpen } from './open-queries'
import { type PageQuestion, pageOfFiled } from './page-queries'
import { askedTextOf } from './wanted-words'

/** One dictionary a facet, with these values in it. */
function dictionariesOf(facets: readonly Facet[], headings: Iterable<string>): readonly Dictionary[] {
  const made = facets.map(createDictionary)
  const byName = new Map(made.map((each) => [facetName(each.facet), each]))
  for (const heading of headings) {
    const [name, value] = readUnder(heading)
    byName.get(name)?.group([value])
  }
  return made
}

/** Answers from the cards in the database, which must be filed. Texts find what says their words: nothing is guessed, and nothing comes near. */
export function createFiledLists(
  database: Database,
  clock: Clock,
  facets: () => readonly Facet[],
  /** All values of a facet that says something else to each person. */
  personalValues: (facet: Facet) => Promise<readonly string[]>,
): Lists {
  const db = () => database.of<ListingsTables>()

  function read(question: Question) {
    const { wanted, query } = askedTextOf(question.text)
    const { kind, status, without = [] } = question
    const asked: PageQuestion = { kind, status, without, choices: choicesOf(question, facets()), query }
    return { asked, wanted }
  }

  const dictionaries = async () => dictionariesOf(facets(), await allHeadings(db(), clock.now()))

  return {
    async page(question, paging) {
      const now = clock.now()
      const { asked, wanted } = read(question)
      const sort = paging.sort === 'relevance' && asked.query === undefined ? 'deadline' : paging.sort
      const isIndexed = isPlain(question) && isByDeadline(paging)
      const [page, { all, total }] = await Promise.all([
        isIndexed ? pageOfOpen(db(), question, paging, now) : pageOfFiled(db(), asked, { ...paging, sort }, now),
        totalsOf(db(), asked, now),
      ])
      return { ...page, all, total, corrected: undefined, exact: undefined, wanted }
    },
    async counts(question) {
      const now = clock.now()
      const { asked } = read(question)
      const counted = facets().flatMap((facet) => (facet.counted === false ? [] : [facetName(facet)]))
      const chosen = asked.choices.flatMap(({ under }) => under)
      const [{ all, filtered, total }, misses, known] = await Promise.all([
        totalsOf(db(), asked, now),
        missesOf(db(), asked, counted, now),
        headingsThatAre(db(), chosen),
      ])
      const made = dictionariesOf(facets(), [...misses.flatMap(({ under }) => under ?? []), ...known])
      const byFacet = made.map(() => [] as number[])
      const at = new Map(made.map(({ facet }, place) => [facetName(facet), place]))
      const gains = [...made.map(() => 0), filtered - total]
      for (const { missed, under, count } of misses) {
        const [name, value] = under === null ? [missed, undefined] : readUnder(under)
        const place = at.get(name)
        if (place === undefined) continue
        if (value === undefined) gains[place] = count
        else {
          const [counts, code] = [byFacet[place] as number[], made[place]?.find(value) ?? 0]
          counts[code] = (counts[code] ?? 0) + count
        }
      }
      return { all, total, byFacet, gains, dictionaries: made }
    },
    async values(facetId) {
      const facet = facets().find(({ id }) => id === facetId)
      if (facet?.sortFor) return personalValues(facet)
      return (await dictionaries()).find((each) => each.facet.id === facetId)?.names ?? []
    },
    async first(kind, order, limit) {
      if (order === 'newest') return newestOpen(db(), kind, limit, clock.now())
      const asked: PageQuestion = { kind, status: 'open', choices: [], query: undefined }
      return (await pageOfFiled(db(), asked, { sort: order, limit }, clock.now())).ids
    },
    closing: (by, limit) => closingOpen(db(), new Date(by), limit, clock.now()),
    dictionaries,
    async open(kind) {
      const made = facets().map(createDictionary)
      const rows = await openOfKind(db(), kind, clock.now())
      return { items: rows.map((row) => itemOf(row, made)), dictionaries: made }
    },
    openCounts: () => countOpenByKind(db(), clock.now()),
  }
}

function itemOf(row: Awaited<ReturnType<typeof openOfKind>>[number], dictionaries: readonly Dictionary[]): Listed {
  const headings = row.found_under.map(readUnder)
  const groups = dictionaries.map((each) =>
    each.group(headings.flatMap(([name, value]) => (name === facetName(each.facet) ? [value] : []))),
  )
  return { id: row.id, closesAt: row.closesAt, payKey: payKey(payOf(row)), group: (facet) => groups[facet] ?? 0 }
}
