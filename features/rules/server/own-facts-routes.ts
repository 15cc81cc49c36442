import { Type } from '@sinclair/typebox'
import { type Clock, type Database, isDay } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint, type Live, type SharedCache, webErrors } from '../../web/contract'
import { KnownFacts, OwnFactsRequest } from '../contract/wire'
import { findOwnFacts, writeOwnFacts } from './fact-queries'
import { announce } from './live-topic'
import type { PersonFacts } from './person-facts'
import type { RulesTables } from './tables'

const OLDEST = 19_000_000
/** Kept pages go with each tag. */
const TAG = 'rules'

/** 2004-07-31 as 20040731; undefined for a day that no calendar has, or that nobody can have been born on. */
export function dayNumber(text: string, now: Date): number | undefined {
  if (!isDay(text) || new Date(`${text}T00:00:00Z`) > now) return undefined
  const day = Number(text.replaceAll('-', ''))
  return day < OLDEST ? undefined : day
}

const dayText = (day: number) => String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

export function ownFactsRoute(database: Database) {
  return endpoint({
    id: 'rules.own-facts',
    method: 'GET',
    path: '/api/rules/facts',
    access: [signedIn()],
    request: {},
    response: { 200: KnownFacts },
    summary: 'What the caller says of themselves for rules; the date of birth also decides who finds their page.',
    async handle({ subject }) {
      const { gender, bornOn, backlogs } = await findOwnFacts(database.of<RulesTables>(), personOf(subject).id)
      return { gender, bornOn: bornOn === null ? null : dayText(bornOn), backlogs }
    },
  })
}

export function changeFactsRoute(
  database: Database,
  people: PersonFacts,
  clock: Clock,
  live: Live,
  cache: SharedCache,
) {
  return endpoint({
    id: 'rules.change-facts',
    method: 'PUT',
    path: '/api/rules/facts',
    access: [signedIn()],
    closedTo: ['support'],
    rateLimit: { max: 60, seconds: 60 },
    request: { body: OwnFactsRequest },
    response: { 204: Type.Null() },
    summary: 'Says them, or takes them back with null; what is left out stays.',
    async handle({ body, subject }) {
      const { id } = personOf(subject)
      const { bornOn: written, ...said } = body
      const bornOn = typeof written === 'string' ? dayNumber(written, clock.now()) : written
      if (typeof written === 'string' && bornOn === undefined)
        throw webErrors.badRequest('This is no day that somebody can have been born on.', {
          errors: [{ path: 'bornOn', message: 'A day of the past' }],
        })
      const facts = { ...said, ...(bornOn !== undefined && { bornOn }) }
      await writeOwnFacts(database.of<RulesTables>(), id, facts, clock.now())
      if (bornOn !== undefined) await cache.forget(TAG) // the page of whoever is under 18 now must not stand as a kept one
      await people.project(id)
      await announce(live, id)
      return null
    },
  })
}
