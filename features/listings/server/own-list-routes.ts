import type { Subject } from '../../../kernel/index'
import { signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { facetName } from '../contract'
import type { Unwanted } from '../contract'
import { CountsQuery, FacetCounts, type FacetsQuery, ListingPage, SearchQuery } from '../contract/wire'
import type { Question } from './catalogue/question'
import { answerCounts, answerPage, type ListingParts, type ListParts, type Sorted } from './listing-routes'
import { questionOfPage } from './questions'

const access = [signedIn()]
/** A value that nothing has: what was chosen stands for nothing at all, which is not the same as no choice. */
const NOTHING = ''

/** What the values of personal facets stand for, for whoever asks. */
async function sortFor({ catalogue }: ListingParts, subject: Subject): Promise<Sorted> {
  const sorted = new Map<string, Readonly<Record<string, readonly string[]>>>()
  for (const { id, sortFor } of catalogue.facets())
    if (sortFor) sorted.set(id, await sortFor(subject, await catalogue.values(id)))
  return sorted
}

/** By the list that somebody's values were sorted into: the same one as long as nothing changes, so that lists know it again. */
const spelled = new WeakMap<readonly string[], readonly string[]>()

function spell(chosen: readonly string[], values: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const [only = '', ...others] = chosen
  const single = others.length === 0 ? values[only] : undefined
  const known = single && spelled.get(single)
  if (known) return known
  const made = [NOTHING, ...chosen.flatMap((each) => values[each] ?? [])]
  if (single) spelled.set(single, made)
  return made
}

/** The same question in values that opportunities have. */
function spelledOut({ choices, ...rest }: Question, { catalogue }: ListingParts, sorted: Sorted): Question {
  const own = { ...choices }
  for (const facet of catalogue.facets()) {
    const [values, chosen] = [sorted.get(facet.id), choices[facetName(facet)]]
    if (values && chosen) own[facetName(facet)] = spell(chosen, values)
  }
  return { ...rest, choices: own }
}

export interface OwnParts extends ListParts {
  readonly unwanted: () => readonly Unwanted[]
}

/** Ids that this person does not want to meet. */
export async function unwantedBy(subject: Subject, items: readonly Unwanted[]): Promise<readonly number[]> {
  const all = await Promise.all(items.map(async ({ of }) => (of ? of(subject) : [])))
  return [...new Set(all.flat())]
}

async function ask(parts: OwnParts, query: FacetsQuery | SearchQuery, subject: Subject) {
  const [sorted, without] = await Promise.all([sortFor(parts, subject), unwantedBy(subject, parts.unwanted())])
  const question = await questionOfPage(query, parts, parts.catalogue.facets())
  return { sorted, question: { ...spelledOut(question, parts, sorted), isOwn: true, without } }
}

export function ownSearchRoute(parts: OwnParts) {
  return endpoint({
    id: 'listings.own-search',
    method: 'GET',
    path: '/api/listings/own/search',
    access,
    request: { query: SearchQuery },
    response: { 200: ListingPage },
    summary:
      'The same page of opportunities, with the filters that say something else to each person, and without what they hid.',
    handle: async ({ query, subject }) => answerPage(parts, query, (await ask(parts, query, subject)).question),
  })
}

export function ownFacetsRoute(parts: OwnParts) {
  return endpoint({
    id: 'listings.own-facets',
    method: 'GET',
    path: '/api/listings/own/facets',
    access,
    request: { query: CountsQuery },
    response: { 200: FacetCounts },
    summary:
      'The same counts, with those of the filters that say something else to each person, and without what they hid.',
    async handle({ query: { whole, ...query }, subject }) {
      const { question, sorted } = await ask(parts, query, subject)
      return answerCounts(parts, question, { sorted, whole })
    },
  })
}
