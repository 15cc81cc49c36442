import { createHash } from 'node:crypto'
import { database, personalRecords } from '../../../features/data/contract'
import { ledger } from '../../../features/gamification/contract'
import { gamificationServer } from '../../../features/gamification/server/feature'
import { listingsServer } from '../../../features/listings/server/feature'
import { notificationsServer } from '../../../features/notifications/server/feature'
import { profileServer } from '../../../features/profile/server/feature'
import { registrationsServer } from '../../../features/registrations/server/feature'
import { people } from '../../../features/session/contract'
import { trackingServer } from '../../../features/tracking/server/feature'
import type { ReferralTables } from '../../../features/tracking/server/referrals/tables'
import { referrals } from '../../../features/tracking/server/tokens'
import { bootApi, cookiesOf, type Reply } from '../../support/api'
import type { DatabaseKind, TestServer } from '../../support/database'
import { until } from '../../support/waiting'
import { filled, freshKey, liveOf } from '../registrations/house'

export const NOW = new Date('2026-11-21T06:30:00Z')
export const API = '/api/tracking/referrals'

const publicUrl = 'http://localhost:4000'
const settings = { registrations: { publicUrl }, notifications: { publicUrl } }
const features = [
  ...[listingsServer, registrationsServer, profileServer],
  ...[gamificationServer, notificationsServer, trackingServer],
]

/** Referrals with all that they lead to. The clock stands: demo accounts are made at NOW, so all of them are new. */
export async function bootReferrals(kind: DatabaseKind, beside?: TestServer, without: readonly string[] = []) {
  const on = features.filter(({ id }) => !without.includes(id))
  const api = await bootApi(on, { kind, now: NOW, settings, ...(beside && { beside }) })
  const base = api.kernel.get(database)
  const db = () => base.of<ReferralTables>()
  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const own = async (word: string) => (await (await api.as(word)).get(`${API}/own`)).body

  return {
    ...api,
    base,
    db,
    idOf,
    own,
    records: api.kernel.get(personalRecords),
    referrals: api.kernel.get(referrals),
    codeOf: async (word: string): Promise<string> => (await own(word)).code,
    /** Comes by somebody's link, opened so many seconds ago. */
    async arrive(word: string, refId: string, openedSecondsAgo = 60): Promise<Reply> {
      return (await api.as(word)).post(`${API}/arrivals`, { refId, openedSecondsAgo })
    },
    /** The same from a browser with a name, whose owner allowed that it be told or did not. */
    async arriveIn(clientId: string, word: string, refId: string, allowed = '1'): Promise<Reply> {
      const credentials = { email: `${word}@demo.test`, password: 'foothold-demo-1' }
      const login = await api.nobody.post('/api/session/login', credentials)
      const caller = api.withCookie(`${cookiesOf(login)}; allowedCookie=${allowed}`)
      return caller.post(`${API}/arrivals`, { refId, openedSecondsAgo: 60, clientId })
    },
    /** What the inviter sees of their referrals, the newest first. */
    async seen(word: string): Promise<readonly { state: string; reason: string | null; name: string | null }[]> {
      return (await (await api.as(word)).get(`${API}/mine`)).body.items
    },
    async register(word: string, opportunityId?: number): Promise<number> {
      const id = opportunityId ?? (await liveOf(api, { title: `A thing for ${word}` }))
      const form = { opportunityId: id, ...filled }
      const reply = await (await api.as(word)).post('/api/registrations', form, freshKey())
      if (reply.status !== 201) throw new Error(`${word} could not register: ${JSON.stringify(reply.body)}`)
      return id
    },
    /** Waits until the referral of whoever joined stands so. */
    stands: (personId: number, state: string) =>
      until(`the referral of ${personId} is ${state}`, async () => {
        const row = await db()
          .selectFrom('tracking.referral')
          .select('state')
          .where('person_id', '=', personId)
          .executeTakeFirst()
        return row?.state === state
      }),
    balance: (personId: number) => api.kernel.get(ledger).balance(personId),
    uuid: (word: string) =>
      createHash('md5')
        .update(word)
        .digest('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}

export type ReferralHouse = Awaited<ReturnType<typeof bootReferrals>>
