import type { Feature } from '../../../kernel/index'
import { database } from '../../../features/data/contract'
import { type OpportunityContent, opportunities } from '../../../features/listings/contract'
import { listingsServer } from '../../../features/listings/server/feature'
import { notificationsServer } from '../../../features/notifications/server/feature'
import { registrationsServer } from '../../../features/registrations/server/feature'
import { people } from '../../../features/session/contract'
import { bootApi, type Caller, cookiesOf } from '../../support/api'
import type { DatabaseKind } from '../../support/database'
import { until } from '../../support/waiting'
import { contentOf, filled, freshKey } from '../registrations/house'

const publicUrl = 'http://localhost:4000'
const settings = { registrations: { publicUrl }, notifications: { publicUrl } }

/** Notifications beside what they tell of, and what else tells something. */
export async function bootNotifications(
  kind: DatabaseKind,
  others: readonly Feature[] = [],
  more: Readonly<Record<string, object>> = {},
) {
  const features = [listingsServer, registrationsServer, notificationsServer, ...others]
  const api = await bootApi(features, {
    kind,
    now: new Date('2026-11-21T06:30:00.123Z'),
    settings: { ...settings, ...more },
  })
  const db = api.kernel.get(database)
  const service = api.kernel.get(opportunities)
  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const organizer = await idOf('organizer')

  /** An opportunity of organizer@demo.test that waits for a decision. */
  async function pending(title: string, more: Partial<OpportunityContent> = {}) {
    const { id } = await db.transact((tx) => service.create(tx, contentOf({ title, ...more }), organizer))
    await db.transact((tx) => service.submit(tx, id, organizer))
    return id
  }

  return {
    ...api,
    db,
    service,
    idOf,
    pending,
    async live(title: string, more?: Partial<OpportunityContent>) {
      const id = await pending(title, more)
      await db.transact((tx) => service.approve(tx, id, organizer))
      return id
    },
    /** A session of its own. */
    async cookieOf(word: string) {
      const credentials = { email: `${word}@demo.test`, password: 'foothold-demo-1' }
      return cookiesOf(await api.nobody.post('/api/session/login', credentials))
    },
    sendBack: (id: number, reason: string) => db.transact((tx) => service.sendBack(tx, id, organizer, reason)),
    enter: (as: Caller, opportunityId: number) =>
      as.post('/api/registrations', { opportunityId, ...filled }, freshKey()),
    /** Events are handled after the commit: waits until a notification says this. */
    told: (as: Caller, text: string) =>
      until(`somebody is told “${text}”`, async () => {
        const { body } = await as.get('/api/notifications?limit=50')
        return body.items.find((each: { text: string; description: string }) =>
          `${each.text} ${each.description}`.includes(text),
        )
      }),
  }
}

export type NotificationsHouse = Awaited<ReturnType<typeof bootNotifications>>
