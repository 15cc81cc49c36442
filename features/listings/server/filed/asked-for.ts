import { type RawBuilder, sql } from 'kysely'
import { type Facet, facetName } from '../../contract'
import type { Status } from '../catalogue/listed'
import type { Question } from '../catalogue/question'
import { underOf } from './file-card'

/** A facet with a choice: what is found under one of these cards' headings. */
export interface Choice {
  readonly name: string
  readonly under: readonly string[]
}

export function choicesOf({ choices }: Question, facets: readonly Facet[]): readonly Choice[] {
  return facets.flatMap((facet) => {
    const name = facetName(facet)
    const values = choices[name]
    if (!values || values.length === 0) return []
    return [{ name, under: values.map((value) => underOf(facet, facet.spell?.(value) ?? value)) }]
  })
}

type Condition = RawBuilder<boolean>

const ongoing = (now: Date): Condition => sql`o.state = 'live' and (o.closes_at is null or o.closes_at > ${now})`

/** As `stands` judges in memory. */
export function stands(status: Status, now: Date): Condition {
  if (status === 'all') return sql`true`
  if (status === 'closed') return sql`(o.state = 'closed' or o.closes_at <= ${now})`
  return status === 'upcoming'
    ? sql`${ongoing(now)} and o.opens_at > ${now}`
    : sql`${ongoing(now)} and (o.opens_at is null or o.opens_at <= ${now})`
}

/** Public ones of a kind and status, joined with their cards. */
export const listed = ({ kind, status, without = [] }: Pick<Question, 'kind' | 'status' | 'without'>, now: Date) => sql`
  listings.opportunity o join listings.filed f on f.opportunity_id = o.id
  where o.state in ('live', 'closed') and o.visibility = 'public' and ${stands(status, now)}
    and ${kind === undefined ? sql`true` : sql`o.kind = ${kind}`}
    and ${without.length === 0 ? sql`true` : sql`o.id <> all(${[...without]}::int[])`}`

export const foundUnder = ({ under }: Choice): Condition => sql`f.found_under && ${[...under]}::text[]`

export const saying = (query: string | undefined): Condition =>
  query === undefined ? sql`true` : sql`f.says @@ ${query}::tsquery`

export const every = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
