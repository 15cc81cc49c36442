import { alertsServer } from '../../../features/alerts/server/feature'
import { database, jobs } from '../../../features/data/contract'
import { opportunities } from '../../../features/listings/contract'
import { listingsServer } from '../../../features/listings/server/feature'
import type { OpportunityContent } from '../../../features/listings/contract'
import { notificationsServer } from '../../../features/notifications/server/feature'
import { people } from '../../../features/session/contract'
import { bootApi, cookiesOf } from '../../support/api'
import type { DatabaseKind } from '../../support/database'
import { until } from '../../support/waiting'
import { contentOf } from '../registrations/house'

export const NOW = new Date('2026-11-21T06:30:00Z')

interface SentMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly about: string
}

/** Kept searches beside what they search and through what they tell. */
export async function bootAlerts(kind: DatabaseKind) {
  const api = await bootApi([listingsServer, notificationsServer, alertsServer], {
    kind,
    now: NOW,
    settings: { alerts: { publicUrl: 'http://localhost:4000' }, notifications: { publicUrl: 'http://localhost:4000' } },
  })
  const db = api.kernel.get(database)
  const service = api.kernel.get(opportunities)
  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const organizer = await idOf('organizer')
  const job = (id: string) => {
    const found = api.kernel.view(jobs).find((each) => each.id === id)
    if (!found) throw new Error(`There is no job ${id}.`)
    return (data?: object, now = NOW) => found.run({ now, signal: new AbortController().signal, data })
  }

  return {
    ...api,
    db,
    service,
    idOf,
    match: job('alerts.match'),
    send: job('alerts.send'),
    async live(content: Partial<OpportunityContent>) {
      const { id } = await db.transact((tx) => service.create(tx, contentOf(content), organizer))
      await db.transact((tx) => service.submit(tx, id, organizer))
      await db.transact((tx) => service.approve(tx, id, organizer))
      return id
    },
    close: (id: number) => db.transact((tx) => service.close(tx, id, organizer, 'filled')),
    /** A session of its own. */
    async cookieOf(word: string) {
      const credentials = { email: `${word}@demo.test`, password: 'foothold-demo-1' }
      return cookiesOf(await api.nobody.post('/api/session/login', credentials))
    },
    /** Mails of kept searches to somebody, the first one first. */
    async mails(word: string): Promise<readonly SentMail[]> {
      const { body } = await api.nobody.get('/api/mail/messages')
      const all = body as readonly SentMail[]
      return all.filter(({ to, about }) => to === `${word}@demo.test` && about === 'alerts.found').reverse()
    },
    /** Events are handled after the commit: waits until a search has found so many that are not told. */
    found: (name: string, count: number) =>
      until(`“${name}” has found ${count}`, async () => {
        const rows = await db
          .of<{
            'alerts.match': { search_id: number; told_at: Date | null }
            'alerts.search': { id: number; name: string }
          }>()
          .selectFrom('alerts.match as m')
          .innerJoin('alerts.search as s', 's.id', 'm.search_id')
          .select('m.search_id')
          .where('s.name', '=', name)
          .where('m.told_at', 'is', null)
          .execute()
        return rows.length === count
      }),
  }
}

export type AlertsHouse = Awaited<ReturnType<typeof bootAlerts>>

export const search = (name: string, filters: Readonly<Record<string, string>>, more: object = {}) => ({
  name,
  filters,
  frequency: 'instant',
  quiet: null,
  zone: 'Asia/Kolkata',
  ...more,
})
