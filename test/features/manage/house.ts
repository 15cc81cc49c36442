import { database } from '../../../features/data/contract'
import { listingsServer } from '../../../features/listings/server/feature'
import { opportunities } from '../../../features/listings/contract'
import { emptyDraft } from '../../../features/manage/contract'
import type { DraftBody } from '../../../features/manage/contract/wire'
import { manageServer } from '../../../features/manage/server/feature'
import { people } from '../../../features/session/contract'
import type { Feature } from '../../../kernel/index'
import { bootApi, type Caller } from '../../support/api'
import type { DatabaseKind } from '../../support/database'

export const NOW = new Date('2026-11-21T06:30:00Z')
const publicUrl = 'http://localhost:4000'

/** A draft that lacks nothing. */
export const wholeDraft = (more: Partial<DraftBody> = {}): DraftBody => ({
  ...emptyDraft('Asia/Kolkata'),
  kind: 'hackathon',
  title: 'Clean water hackathon',
  organisation: 'Lumio Labs',
  description: '<p>Build something in 36 hours that a town can use, and show it to people who would.</p>',
  closesAt: '2026-12-01T18:00',
  city: 'Pune',
  ...more,
})

/** Publishing, with features whose steps stand in the editor: what an organizer writes goes the organizer's way. */
export async function bootPublishing(kind: DatabaseKind, features: readonly Feature[], settings: object = {}) {
  const api = await bootApi([listingsServer, manageServer, ...features], {
    kind,
    now: NOW,
    settings: { manage: { publicUrl }, ...settings },
  })
  const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

  /** Hands a draft in: status, and the body of the answer. */
  async function submit(as: Caller, body: DraftBody) {
    const { id, version } = (await as.post('/api/manage/drafts')).body
    const saved = await as.put(`/api/manage/drafts/${id}`, { body }, { 'if-match': `"${version}"` })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
    return as.post(`/api/manage/drafts/${id}/submit`)
  }

  async function pending(more: Partial<DraftBody>): Promise<number> {
    const { status, body } = await submit(await api.as('organizer'), wholeDraft(more))
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }

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
    submit,
    pending,
    approve,
    /** A live opportunity of organizer@demo.test. */
    published: async (more: Partial<DraftBody> = {}) => approve(await pending(more)),
    /** Sent back, changed, and handed in again. */
    async rewritten(id: number, change: (body: DraftBody) => DraftBody): Promise<void> {
      const [organizer, admin] = [await api.as('organizer'), await api.as('admin')]
      await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
      const draft = (await organizer.post(`/api/manage/opportunities/${id}/edit`)).body
      const body = change(draft.body)
      await organizer.put(`/api/manage/drafts/${draft.id}`, { body }, { 'if-match': `"${draft.version}"` })
      const again = await organizer.post(`/api/manage/drafts/${draft.id}/submit`)
      if (again.status !== 201) throw new Error(JSON.stringify(again.body))
    },
  }
}

export type PublishingHouse = Awaited<ReturnType<typeof bootPublishing>>
