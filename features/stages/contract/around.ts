import type { SaidDates } from '../../manage/contract'

/** The instant of a wall time; undefined where nothing is written, or what is no time. */
export type ReadTime = (wallTime: string, zone: string) => number | undefined

/** The dates of an opportunity as it is written, around which its stages stand. */
export interface WrittenDates {
  readonly kind: string
  readonly zone: string
  readonly opensAt: string
  readonly closesAt: string
  readonly startsOn: string
  readonly endsOn: string
}

/** Something that stages keep clear of: when it is, and how a sentence names it. */
export interface Bound {
  readonly at: number
  readonly said: SaidDates[string]
}

/** What stages keep clear of, where it is written. */
export interface Around {
  readonly read: ReadTime
  readonly opens?: Bound | undefined
  readonly closes?: Bound | undefined
  /** The first minute of the event, where what is written as its days is one at which people meet. */
  readonly starts?: Bound | undefined
  /** Its last minute. */
  readonly ends?: Bound | undefined
}

/** Of other kinds the days are those of the work or of the grant, which begins when all stages are over. */
const MEETINGS: readonly string[] = ['competition', 'hackathon', 'quiz', 'workshop', 'conference', 'event', 'fest']

/** What the stages of an opportunity keep clear of. */
export function readAround({ kind, zone, opensAt, closesAt, startsOn, endsOn }: WrittenDates, read: ReadTime): Around {
  const bound = (wallTime: string, said?: string): Bound | undefined => {
    const at = read(wallTime, zone)
    return at === undefined ? undefined : { at, said: said ?? at }
  }
  const isMeeting = MEETINGS.includes(kind)
  return {
    read,
    opens: bound(opensAt),
    closes: bound(closesAt),
    starts: isMeeting ? bound(`${startsOn}T00:00`, startsOn) : undefined,
    ends: isMeeting ? bound(`${endsOn}T23:59`, endsOn) : undefined,
  }
}
