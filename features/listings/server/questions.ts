import { webErrors } from '../../web/contract'
import { type Facet, facetName, type Kind } from '../contract'
import type { FacetsQuery, SearchQuery } from '../contract/wire'
import type { Question } from './catalogue/question'
import { choicesOf } from './landings/grammar'
import { type Landings, noSuchLanding } from './landings/landings'

const MOST_VALUES = 50

/** Reads a query as a question. Throws `bad-request` for names that no facet has and kinds that nobody contributes. */
export function questionOf(
  query: FacetsQuery | SearchQuery,
  facets: readonly Facet[],
  kinds: readonly Kind[],
): Question {
  const { kind, q, status = 'open' } = query
  if (kind !== undefined && !kinds.some(({ id }) => id === kind))
    throw webErrors.badRequest(`There is no kind of opportunity "${kind}".`, {
      errors: [{ path: 'kind', message: `One of ${kinds.map(({ id }) => id).join(', ')}` }],
    })
  const known = new Set(['kind', 'slug', 'q', 'status', 'sort', 'after', 'limit', ...facets.map(facetName)])
  const unknown = Object.keys(query).filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw webErrors.badRequest(`There is no filter "${unknown[0]}".`, {
      errors: unknown.map((path) => ({ path, message: 'No such filter' })),
    })
  const values = query as Readonly<Record<string, string | undefined>>
  const choices: Record<string, readonly string[]> = {}
  for (const facet of facets) {
    const chosen = values[facetName(facet)]?.split(',').filter(Boolean).slice(0, MOST_VALUES)
    if (chosen && chosen.length > 0) choices[facetName(facet)] = chosen
  }
  return { kind, text: q, choices, status }
}

/** The same, for the list of an SEO listing page too: what its slug promises holds, whatever else is chosen. Throws `not-found` for an unknown slug. */
export async function questionOfPage(
  query: FacetsQuery | SearchQuery,
  { kinds, landings }: { kinds: () => readonly Kind[]; landings: Landings },
  facets: readonly Facet[],
): Promise<Question> {
  const question = questionOf(query, facets, kinds())
  if (query.slug === undefined) return question
  const found = await landings.find(question.kind ?? '', query.slug)
  if (!found) throw noSuchLanding()
  return { ...question, choices: { ...question.choices, ...choicesOf(found.landing) } }
}
