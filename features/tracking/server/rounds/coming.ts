import type { Round } from '../../contract/rounds'

/** What happens next in a round, or in registering. */
export interface Coming {
  readonly opportunityId: number
  readonly round: string | null
  readonly event: 'opens' | 'closes'
  readonly at: Date
}

interface Dated {
  readonly id: number
  readonly opensAt: string | null
  readonly closesAt: string | null
  /** Set where registration is over, also before its time. */
  readonly closedAt?: string | null
}

/** The first instant of a thing that lies after `from` and not after `until`. */
function nextOf(opens: Date | null, closes: Date | null, from: Date, until: Date) {
  const events = [
    { event: 'opens' as const, at: opens },
    { event: 'closes' as const, at: closes },
  ]
  return events
    .flatMap(({ event, at }) => (at && at > from && at <= until ? [{ event, at }] : []))
    .toSorted((a, b) => +a.at - +b.at)[0]
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

/**
 * What comes next of each opportunity, the soonest first: its rounds, and registration for those that one only keeps an eye on. Of two at
 * the same instant the round goes before.
 */
export function comingNext(given: {
  readonly rounds: readonly Round[]
  readonly watched: readonly Dated[]
  readonly from: Date
  readonly until: Date
}): readonly Coming[] {
  const { rounds, watched, from, until } = given
  const all: Coming[] = [
    ...rounds.flatMap(({ opportunityId, title, startsAt, endsAt }) => {
      const next = nextOf(startsAt, endsAt, from, until)
      return next ? [{ opportunityId, round: title, ...next }] : []
    }),
    ...watched.flatMap(({ id, opensAt, closesAt, closedAt }) => {
      if (closedAt) return []
      const next = nextOf(dateOf(opensAt), dateOf(closesAt), from, until)
      return next ? [{ opportunityId: id, round: null, ...next }] : []
    }),
  ].toSorted((a, b) => +a.at - +b.at)
  return all.filter((each, at) => all.findIndex(({ opportunityId }) => opportunityId === each.opportunityId) === at)
}
