import { database } from '../../../features/data/contract'
import { listingsServer } from '../../../features/listings/server/feature'
import { type OpportunityContent, opportunities } from '../../../features/listings/contract'
import { emptyDraft } from '../../../features/manage/contract'
import { manageServer } from '../../../features/manage/server/feature'
import { profileServer } from '../../../features/profile/server/feature'
import { registrationsServer } from '../../../features/registrations/server/feature'
import type { Condition } from '../../../features/rules/contract'
import { rulesServer } from '../../../features/rules/server/feature'
import { people } from '../../../features/session/contract'
import { bootApi, type Caller } from '../../support/api'
import type { DatabaseKind } from '../../support/database'
import { until } from '../../support/waiting'
import { contentOf } from '../registrations/house'

export const NOW = new Date('2026-11-21T06:30:00Z')
const publicUrl = 'http://localhost:4000'

/** Rules on listings, drafts, registrations and profiles, each with its endpoints. */
export async function bootRules(kind: DatabaseKind, lists: 'memory' | 'database' = 'memory') {
  const features = [listingsServer, manageServer, registrationsServer, profileServer, rulesServer]
  const settings = { listings: { publicUrl, lists }, manage: { publicUrl }, registrations: { publicUrl } }
  const api = await bootApi(features, { kind, now: NOW, settings })
  const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

  async function approve(id: number): Promise<number> {
    const admin = await idOf('admin')
    await db.transact((tx) => service.approve(tx, id, admin))
    return id
  }

  return {
    ...api,
    db,
    service,
    idOf,
    /** A live opportunity of organizer@demo.test that went the organizer's way: written as a draft, submitted, approved. */
    async published(conditions: readonly Condition[], more: object = {}): Promise<number> {
      return approve(await submit(await api.as('organizer'), conditions, more))
    },
    /** One without a draft: it says of itself what it says. */
    async live(content: Partial<OpportunityContent>): Promise<number> {
      const by = await idOf('organizer')
      const { id } = await db.transact((tx) => service.create(tx, contentOf(content), by))
      await db.transact((tx) => service.submit(tx, id, by))
      return approve(id)
    },
    /** Until lists have heard of it. */
    listed: (id: number) =>
      until('lists show it', async () => {
        const { body } = await api.nobody.get('/api/listings/search?status=all&limit=50')
        return body.items.some((each: { readonly id: number }) => each.id === id)
      }),
  }
}

export type RulesHouse = Awaited<ReturnType<typeof bootRules>>

export const writtenDraft = (conditions: readonly Condition[], more: object = {}) => ({
  ...emptyDraft('Asia/Kolkata'),
  kind: 'internship',
  title: 'Product design intern',
  organisation: 'Lumio Labs',
  description: '<p>Draw, test, draw again, and see your work in the app within two weeks.</p>',
  closesAt: '2027-12-20T23:59',
  city: 'Pune',
  parts: { eligibility: { conditions } },
  ...more,
})

/** Answers the opportunity's id. */
export async function submit(as: Caller, conditions: readonly Condition[], more: object = {}): Promise<number> {
  const { id, version } = (await as.post('/api/manage/drafts')).body
  const body = writtenDraft(conditions, more)
  const saved = await as.put(`/api/manage/drafts/${id}`, { body }, { 'if-match': `"${version}"` })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  const submitted = await as.post(`/api/manage/drafts/${id}/submit`)
  if (submitted.status >= 300) throw new Error(JSON.stringify(submitted.body))
  return submitted.body.id
}
