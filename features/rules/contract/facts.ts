import { HOUSE_AHEAD_MS } from '../../data/contract'
import type { Gender } from './conditions'
import type { Degree } from './degrees'

/** What rules are judged by: of one person, as it is written down. Null: nobody said. Texts are folded. */
export interface Facts {
  readonly userType: string | null
  readonly degree: Degree | null
  readonly stream: string | null
  readonly college: string | null
  readonly city: string | null
  readonly startYear: number | null
  readonly endYear: number | null
  readonly cgpa: number | null
  readonly skills: readonly string[] | null
  /** Months of work that is over, each counted once. */
  readonly workedMonths: number
  /** The month in which the work of today began, as `monthNumber` counts. */
  readonly workingSince: number | null
  readonly gender: Gender | null
  /** 20040731 */
  readonly bornOn: number | null
  readonly backlogs: number | null
  /** The digests of all addresses that one has proved, as lists of invited people hold them. */
  readonly invitation: readonly string[] | null
}

export const nobodyKnown: Facts = {
  userType: null,
  degree: null,
  stream: null,
  college: null,
  city: null,
  startYear: null,
  endYear: null,
  cgpa: null,
  skills: null,
  workedMonths: 0,
  workingSince: null,
  gender: null,
  bornOn: null,
  backlogs: null,
  invitation: null,
}

/** A day as rules count: India's calendar, whose years of study begin in July. */
export interface Today {
  /** 20261122 */
  readonly date: number
  /** The year in which the running year of study began: 2026 from July 2026 to June 2027. */
  readonly studyYear: number
  readonly month: number
}

const JULY = 7
const MONTHS = 12

/** Months in one row of numbers. */
export const monthNumber = (year: number, month: number) => year * MONTHS + month

export function todayOf(now: Date): Today {
  const there = new Date(now.getTime() + HOUSE_AHEAD_MS)
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()]
  return {
    date: year * 10_000 + month * 100 + day,
    studyYear: month >= JULY ? year : year - 1,
    month: monthNumber(year, month),
  }
}
