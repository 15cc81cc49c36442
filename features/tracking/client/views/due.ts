import type { ListName, ViewLists } from './view-lists'

/** One call tells at most so many of a list (spec §9). */
const AT_ONCE = 50
/** After a call that was answered well the groups rest (spec §7, §9). */
export const PAUSE_MS = 2 * 60_000

/** Nothing is told of the groups before more than this is there (spec §9). */
const MORE_THAN = { opportunities: 1, festivals: 5, articles: 1, articlesAlone: 30 }

export type Taken = Partial<Readonly<Record<ListName, readonly number[]>>>

/** What the groups' call tells now, undefined while it waits (spec §9). `pausedUntil`, `now`: ms since 1970. */
export function dueGroups(lists: ViewLists, now: number, pausedUntil: number | undefined): Taken | undefined {
  // A pause that ends later than a pause can last was set by a clock that has been put back since.
  if (pausedUntil !== undefined && now < pausedUntil && pausedUntil - now <= PAUSE_MS) return undefined
  const opportunities = new Set([...lists.viewed_competition, ...lists.competition_page_views]).size
  const isDue =
    opportunities > MORE_THAN.opportunities ||
    lists.viewed_festival.length > MORE_THAN.festivals ||
    lists.viewed_articles.length > MORE_THAN.articles
  if (!isDue) return undefined
  const groups = ['viewed_competition', 'competition_page_views', 'viewed_festival', 'viewed_articles'] as const
  return Object.fromEntries(
    groups.flatMap((name) => (lists[name].length > 0 ? [[name, lists[name].slice(0, AT_ONCE)]] : [])),
  )
}

/** Articles alone, whatever rests (spec §9). */
export function dueArticles({ viewed_articles: ids }: ViewLists): Taken | undefined {
  return ids.length > MORE_THAN.articlesAlone ? { viewed_articles: ids.slice(0, AT_ONCE) } : undefined
}

export function dueMentors({ viewed_mentor_profile: ids }: ViewLists): Taken | undefined {
  return ids.length >= 1 ? { viewed_mentor_profile: ids.slice(0, AT_ONCE) } : undefined
}
