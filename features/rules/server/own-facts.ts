import type { Clock, Database } from '../../data/contract'
import { type Live, type SharedCache, webErrors } from '../../web/contract'
import { type BirthDateRule, isYounger, type Younger } from '../contract'
import { birthDate } from './birth-date'
import { findOwnFacts, writeOwnFacts } from './fact-queries'
import { announce } from './live-topic'
import type { LocalDays } from './local-days'
import type { PersonFacts } from './person-facts'
import type { OwnFactValues } from './read-facts'
import type { RulesTables } from './tables'

/** Kept pages go with each tag. */
const TAG = 'rules'

/** As it is written: 2004-07-31. */
type Said = Partial<Omit<OwnFactValues, 'bornOn'>> & { readonly bornOn?: string | null }

/** What people say of themselves for rules alone. */
export interface OwnFacts {
  /** What is left out stays, null takes it back. Throws `bad-request` for an impossible date, and what a rule of dates of birth throws. */
  say(personId: number, said: Said): Promise<void>
  /** The same, and no rule is asked. */
  put(personId: number, said: Said): Promise<void>
}

export interface OwnFactParts {
  readonly database: Database
  readonly people: PersonFacts
  readonly days: LocalDays
  readonly rules: () => readonly BirthDateRule[]
  readonly clock: Clock
  readonly live: Live
  readonly cache: SharedCache
}

export function createOwnFacts({ database, people, days, rules, clock, live, cache }: OwnFactParts): OwnFacts {
  const db = () => database.of<RulesTables>()

  function read(bornOn: string | null | undefined, today: number): number | null | undefined {
    if (typeof bornOn !== 'string') return bornOn
    const day = birthDate(bornOn, today)
    if (day !== undefined) return day
    throw webErrors.badRequest('This is no day that somebody can have been born on.', {
      errors: [{ path: 'bornOn', message: 'A day of the past' }],
    })
  }

  async function judge(personId: number, bornOn: number | null, today: number) {
    const known = await findOwnFacts(db(), personId)
    const younger =
      (day: number | null): Younger =>
      (years) =>
        day !== null && isYounger(day, years, today)
    for (const rule of rules()) await rule.judge(personId, younger(known.bornOn), younger(bornOn))
  }

  async function change(personId: number, { bornOn: written, ...others }: Said, isJudged: boolean) {
    const today = await days.of(personId)
    const bornOn = read(written, today)
    if (bornOn !== undefined && isJudged) await judge(personId, bornOn, today)
    await writeOwnFacts(db(), personId, { ...others, ...(bornOn !== undefined && { bornOn }) }, clock.now())
    if (bornOn !== undefined) await cache.forget(TAG) // the page of whoever is under 18 now must not stand as a kept one
    await people.project(personId)
    await announce(live, personId)
  }

  return {
    say: (personId, said) => change(personId, said, true),
    put: (personId, said) => change(personId, said, false),
  }
}
