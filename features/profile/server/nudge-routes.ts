import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { completionWeights, sections, worthwhile } from '../contract'
import { Nudge } from '../contract/wire'
import { filledSections } from './entry-queries'
import { findHead, lockHead, writeNudged } from './head-queries'
import type { ProfileTables } from './tables'

const access = [signedIn()]
const WEEK_MS = 7 * 24 * 3_600_000
const STEPS = 3

export function nudgeRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'profile.nudge',
    method: 'GET',
    path: '/api/profile/nudge',
    access,
    request: {},
    response: { 200: Nudge },
    summary:
      'The steps of the nudge (spec §4): the next most worthwhile sections. None when the caller was asked within a week.',
    async handle({ subject }) {
      const { id } = personOf(subject)
      const db = database.of<ProfileTables>()
      const [head, filled] = [await findHead(db, id), await filledSections(db, id)]
      const askedAt = head?.nudged_at?.getTime() ?? Number.NEGATIVE_INFINITY
      const isEarly = clock.now().getTime() - askedAt < WEEK_MS
      const missing = sections.filter((section) => !filled.has(section))
      const steps = isEarly ? [] : worthwhile(missing, STEPS)
      return {
        percent: head?.percent ?? 0,
        steps: steps.map((section) => ({ section, adds: completionWeights[section] })),
      }
    },
  })
}

export function nudgedRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'profile.nudged',
    method: 'POST',
    path: '/api/profile/nudge/seen',
    access,
    request: {},
    response: { 204: Type.Null() },
    rateLimit: { max: 20, seconds: 60 },
    summary: 'The caller has been asked: for a week there are no more steps.',
    async handle({ subject }) {
      const { id } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<ProfileTables>(tx)
        await lockHead(db, id)
        await writeNudged(db, id, clock.now())
      })
      return answer(204, null)
    },
  })
}
