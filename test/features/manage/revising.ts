import assert from 'node:assert/strict'
import type { Feature } from '../../../kernel/index'
import type { Opportunity } from '../../../features/listings/contract'
import type { DraftBody } from '../../../features/manage/contract/wire'
import { notificationsServer } from '../../../features/notifications/server/feature'
import { registrationsServer } from '../../../features/registrations/server/feature'
import type { Caller } from '../../support/api'
import type { DatabaseKind } from '../../support/database'
import { filled, freshKey } from '../registrations/house'
import { bootPublishing } from './house'

const publicUrl = 'http://localhost:4000'
const settings = { registrations: { publicUrl }, notifications: { publicUrl } }
const OWN = '/api/manage/mine?state=approved'

/** An organizer who changes what is public, an admin who decides about it, and whoever is registered for it. */
export async function bootRevising(kind: DatabaseKind, more: readonly Feature[] = []) {
  const house = await bootPublishing(kind, [registrationsServer, notificationsServer, ...more], settings)
  const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
  const read = async (id: number) => (await house.service.find(id)) as Opportunity
  const edit = async (id: number, as = organizer) => (await as.post(`/api/manage/opportunities/${id}/edit`)).body
  const changes = async (id: number) => (await house.nobody.get(`/api/manage/opportunities/${id}/changes`)).body
  const waiting = async (id: number) =>
    (await admin.get('/api/manage/revisions')).body.find((each: { id: number }) => each.id === id)
  const row = async (id: number) => (await organizer.get(OWN)).body.items.find((each: { id: number }) => each.id === id)
  const enter = async (word: string, opportunityId: number) =>
    (await house.as(word)).post('/api/registrations', { opportunityId, ...filled }, freshKey())
  const told = async (as: Caller) => {
    const { body } = await as.get('/api/notifications?limit=50')
    return body.items.map(({ text, description }: Record<string, string>) => `${text} ${description}`) as string[]
  }

  const ownDraft = async (title: string) =>
    (await organizer.get('/api/manage/drafts')).body.find((each: { title: string }) => each.title === title)

  async function save(id: number, more: Partial<DraftBody>) {
    const draft = await edit(id)
    const saved = await organizer.put(
      `/api/manage/drafts/${draft.id}`,
      { body: { ...draft.body, ...more } },
      { 'if-match': `"${draft.version}"` },
    )
    assert.equal(saved.status, 200, JSON.stringify(saved.body))
    return draft.id as number
  }
  /** Changed and handed in; answers what the approver reads. */
  async function handedIn(id: number, more: Partial<DraftBody>) {
    const answer = await organizer.post(`/api/manage/drafts/${await save(id, more)}/submit`)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return (await admin.get(`/api/manage/revisions/${id}`)).body
  }
  const approve = (id: number, version: number, as = admin) =>
    as.post(`/api/manage/revisions/${id}/approve`, { version })

  return {
    ...house,
    ...{ organizer, admin },
    ...{ read, edit, changes, waiting, row, enter, told, ownDraft, save, handedIn, approve },
  }
}

export type RevisingHouse = Awaited<ReturnType<typeof bootRevising>>
