import { sql } from 'kysely'
import { jobs } from '../../../features/data/contract'
import { channels, type Digest, notices, type Parcel } from '../../../features/notifications/contract'
import { contribute, defineFeature, type Feature } from '../../../kernel/index'
import type { DatabaseKind } from '../../support/database'
import { until } from '../../support/waiting'
import { bootNotifications } from './house'

export const NOW = new Date('2026-11-21T06:30:00.123Z')

interface RhythmChoice {
  readonly zone?: string
  readonly quiet?: { readonly from: number; readonly to: number } | null
  readonly urgentPasses?: boolean
  readonly digest?: Digest
}

interface SentMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly about: string
}

/** Notifications with a second way out, whose luck a test decides: paper. */
export async function bootPipeline(
  kind: DatabaseKind,
  others: readonly Feature[] = [],
  more: Readonly<Record<string, object>> = {},
) {
  const carried: Parcel[] = []
  const luck: { send(parcel: Parcel): Promise<void>; readonly reaches: Set<number> } = {
    send: async (parcel) => void carried.push(parcel),
    reaches: new Set(),
  }
  const paper = defineFeature({
    id: 'paper',
    contributes: [
      contribute(channels, {
        id: 'paper',
        label: { en: 'Paper', hi: 'काग़ज़' },
        digests: false,
        caps: [],
        reaches: async (_, ids) => new Set(ids.filter((id) => luck.reaches.has(id))),
        send: (parcel) => luck.send(parcel),
      }),
    ],
  })
  const house = await bootNotifications(kind, [paper, ...others], more)
  const job = house.kernel.view(jobs).find(({ id }) => id === 'notifications.deliver')
  const usual = { zone: 'Asia/Kolkata', quiet: null, urgentPasses: true, digest: 'hourly' as Digest }
  // While the clock still stands: attempts at signing in are counted by it.
  for (const word of ['student', 'pro', 'volunteer', 'intern', 'evaluator', 'recruiter', 'placecom', 'admin'])
    await house.as(word)
  let [told, seen, now] = [0, 0, NOW]
  const idOf = new Map<string, number>()
  async function person(word: string) {
    const id = idOf.get(word) ?? (await house.idOf(word))
    idOf.set(word, id)
    return id
  }
  const setNow = (at: Date) => {
    now = at
    house.setNow(at)
  }
  /** What was ordered the house carries out by itself: a test that came between would find half of it. */
  const carriedOut = (name: string) =>
    until(`the house has carried out ${name}`, async () => {
      const ordered = sql`select from jobs.job where name = ${name} and state in ('created', 'active')`
      return (await ordered.execute(house.db.of())).rows.length === 0
    })
  /** Nor does it wait for a test to end: events are handled after their commit, and order more. */
  const settled = async () => {
    await until('every event is handled', async () => {
      const waiting = sql`select from data.delivery where done_at is null and set_aside_at is null`
      return (await waiting.execute(house.db.of())).rows.length === 0
    })
    await until('nothing is under way any more', async () => {
      const ordered = sql`select from jobs.job
        where name in ('notifications.deliver', 'mail.send') and state in ('created', 'retry', 'active')`
      return (await ordered.execute(house.db.of())).rows.length === 0
    })
  }
  const deliverBeside = () => job?.run({ now, signal: new AbortController().signal, data: undefined })
  async function deliver() {
    await carriedOut('notifications.deliver')
    await deliverBeside()
    await carriedOut('mail.send')
  }
  const allMails = async () => (await house.nobody.get('/api/mail/messages')).body as readonly SentMail[]

  return {
    ...house,
    usual,
    luck,
    carried,
    person,
    setNow,
    settled,
    deliver,
    /** The same, however long another delivery takes. */
    deliverBeside,
    /** Time stands where it began, and what was mailed before is not looked at. */
    async begin() {
      await settled()
      setNow(NOW)
      luck.reaches.clear()
      carried.length = 0
      seen = (await allMails()).length
    },
    async deliverAt(at: Date) {
      setNow(at)
      return deliver()
    },
    async tell(word: string, title: string, more: object = {}) {
      const personId = await person(word)
      const notice = {
        ...{ personId, template: 'notifications.withdrawn', values: { title, count: 1 }, from: 'Lumio Labs' },
        ...{ actionUrl: '/internships/design-1', eventId: `told-${++told}`, at: now, ...more },
      }
      await house.db.transact((tx) => house.kernel.get(notices).tell(tx, notice))
      return notice
    },
    async rhythm(word: string, choice: RhythmChoice) {
      const { status } = await (await house.as(word)).put('/api/notifications/preferences/rhythm', {
        ...usual,
        ...choice,
      })
      if (status !== 204) throw new Error(`The rhythm of ${word} was refused: ${status}.`)
    },
    /** Since the test began, the first one first. */
    async mails(word: string) {
      const all = await allMails()
      return all
        .slice(0, all.length - seen)
        .filter(({ to, about }) => to === `${word}@demo.test` && about.startsWith('notifications.'))
        .reverse()
    },
    bell: async (word: string) => (await (await house.as(word)).get('/api/notifications?limit=50')).body.items,
    async states(word: string) {
      const db = house.db.of<{ 'notifications.delivery': { id: number; person_id: number; state: string } }>()
      const rows = await db
        .selectFrom('notifications.delivery')
        .select('state')
        .where('person_id', '=', await person(word))
        .orderBy('id')
        .execute()
      return rows.map(({ state }) => state)
    },
  }
}

export type PipelineHouse = Awaited<ReturnType<typeof bootPipeline>>
