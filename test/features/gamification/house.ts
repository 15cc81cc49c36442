import { database, jobs, outbox, personalRecords } from '../../../features/data/contract'
import { discussionServer } from '../../../features/discussion/server/feature'
import { awards, ledger } from '../../../features/gamification/contract'
import { gamificationServer } from '../../../features/gamification/server/feature'
import type { GamificationTables } from '../../../features/gamification/server/tables'
import { verifyLedger } from '../../../features/gamification/server/ledger/verify'
import { listingsServer } from '../../../features/listings/server/feature'
import { notificationsServer } from '../../../features/notifications/server/feature'
import { profileServer } from '../../../features/profile/server/feature'
import { registrationsServer } from '../../../features/registrations/server/feature'
import { rulesServer } from '../../../features/rules/server/feature'
import { people } from '../../../features/session/contract'
import { bootApi } from '../../support/api'
import type { DatabaseKind, TestServer } from '../../support/database'
import { until } from '../../support/waiting'

export const NOW = new Date('2026-11-18T06:30:00Z') // a Wednesday
export const DAY_MS = 86_400_000

const publicUrl = 'http://localhost:4000'
const settings = Object.fromEntries(['notifications', 'registrations'].map((id) => [id, { publicUrl }]))
const features = [
  ...[listingsServer, rulesServer, registrationsServer, profileServer, discussionServer, notificationsServer],
  gamificationServer,
]

/** Points and what they come from, with the demo accounts. `beside`: a second node on the same database. */
export async function bootGamification(kind: DatabaseKind, beside?: TestServer) {
  const api = await bootApi(features, { kind, now: NOW, settings, ...(beside && { beside }) })
  const { kernel } = api
  const base = kernel.get(database)
  const db = () => base.of<GamificationTables>()
  let told = 0

  return {
    ...api,
    base,
    db,
    ledger: kernel.get(ledger),
    awards: kernel.get(awards),
    outbox: kernel.get(outbox),
    records: kernel.get(personalRecords),
    idOf: async (word: string) => (await kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0,
    job: (id: string) => kernel.view(jobs).find((each) => each.id === id),
    give: (personId: number, points: number, coins = 0, key = `test:${(told += 1)}:${personId}`) =>
      base.transact((tx) =>
        kernel.get(ledger).give(tx, { personId, points, coins, key, says: { en: 'A gift', hi: 'उपहार' } }),
      ),
    /** Somebody did something to a thing; each call another event. */
    happened: (trigger: string, personId: number, subject: string, at = NOW, eventId = `told:${(told += 1)}`) =>
      base.transact((tx) =>
        kernel.get(awards).happened(tx, { trigger, personId, subject, eventId, at, title: 'Chess Cup', path: '/x-1' }),
      ),
    undone: (trigger: string, personId: number, subject: string, at = NOW) =>
      base.transact((tx) => kernel.get(awards).undone(tx, { trigger, personId, subject }, at)),
    faults: async () => (await verifyLedger(db(), NOW)).faults,
    until,
  }
}

export type GamificationHouse = Awaited<ReturnType<typeof bootGamification>>
