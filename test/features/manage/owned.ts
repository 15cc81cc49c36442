import { emptyDraft } from '../../../features/manage/contract'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'

const nextYear = new Date().getFullYear() + 1
const body = {
  ...emptyDraft('Asia/Kolkata'),
  kind: 'internship',
  title: 'Design intern for a reading app',
  organisation: 'Lumio Labs',
  description: '<p>Draw screens, talk to readers, and see your work in the app within two weeks.</p>',
  closesAt: `${nextYear}-12-20T23:59`,
  city: 'Pune',
}

async function draft(api: TestApi) {
  const student = await api.as('student')
  const { id, version } = (await student.post('/api/manage/drafts')).body
  const saved = await student.put(`/api/manage/drafts/${id}`, { body }, { 'if-match': `"${version}"` })
  return { params: { id: saved.body.id as number }, version: saved.body.version as number }
}

async function submitted(api: TestApi) {
  const { params } = await draft(api)
  const { id } = (await (await api.as('student')).post(`/api/manage/drafts/${params.id}/submit`)).body
  return { params: { id: id as number } }
}

async function live(api: TestApi) {
  const thing = await submitted(api)
  await (await api.as('admin')).post(`/api/manage/approvals/${thing.params.id}/approve`)
  return thing
}

async function sentBack(api: TestApi) {
  const thing = await submitted(api)
  const reason = 'Say what the intern will be paid, please.'
  await (await api.as('admin')).post(`/api/manage/approvals/${thing.params.id}/send-back`, { reason })
  return thing
}

async function handIn(api: TestApi) {
  const student = await api.as('student')
  const { params } = await live(api)
  const { id, version, body } = (await student.post(`/api/manage/opportunities/${params.id}/edit`)).body
  const next = { ...body, city: 'Nashik' }
  await student.put(`/api/manage/drafts/${id}`, { body: next }, { 'if-match': `"${version}"` })
  await student.post(`/api/manage/drafts/${id}/submit`)
  return { id: params.id, draft: id as number }
}

/** Changes of something public that wait for approval. */
const revised = async (api: TestApi) => ({ params: { id: (await handIn(api)).draft } })

/** A change of something public that was approved. */
async function approvedChange(api: TestApi) {
  const { id } = await handIn(api)
  const admin = await api.as('admin')
  const { version } = (await admin.get(`/api/manage/revisions/${id}`)).body
  await admin.post(`/api/manage/revisions/${id}/approve`, { version })
  const lines = (await admin.get(`/api/manage/opportunities/${id}/activity`)).body.lines as { revision?: number }[]
  return { params: { id, revision: lines.find((line) => line.revision)?.revision ?? 0 } }
}

async function offered(api: TestApi) {
  const thing = await live(api)
  const email = 'recruiter@demo.test'
  await (await api.as('student')).put(`/api/manage/opportunities/${thing.params.id}/handover`, { email })
  return thing
}

export const owned: readonly Owned[] = [
  { endpoint: 'manage.read-draft', make: draft },
  {
    endpoint: 'manage.save-draft',
    async make(api) {
      const { params, version } = await draft(api)
      return { params, body: { body }, headers: { 'if-match': `"${version}"` } }
    },
  },
  { endpoint: 'manage.delete-draft', make: draft },
  { endpoint: 'manage.submit-draft', make: draft },
  { endpoint: 'manage.take-back-revision', make: revised },
  { endpoint: 'manage.read', make: submitted },
  { endpoint: 'manage.edit', make: sentBack },
  { endpoint: 'manage.one', make: live },
  { endpoint: 'manage.activity', make: live },
  { endpoint: 'manage.activity-file', make: live },
  { endpoint: 'manage.activity-texts', make: approvedChange },
  {
    endpoint: 'manage.offer-handover',
    make: async (api) => ({ ...(await live(api)), body: { email: 'recruiter@demo.test' } }),
  },
  { endpoint: 'manage.take-handover-back', make: live },
  { endpoint: 'manage.accept-handover', owner: 'recruiter', make: offered },
  { endpoint: 'manage.decline-handover', owner: 'recruiter', make: offered },
  { endpoint: 'manage.close', make: live },
  {
    endpoint: 'manage.cancel',
    make: async (api) => ({ ...(await live(api)), body: { why: 'The hall is flooded.' } }),
  },
  { endpoint: 'manage.remove', make: live },
  { endpoint: 'manage.duplicate', make: live },
  {
    endpoint: 'manage.set-deadline',
    make: async (api) => ({ ...(await live(api)), body: { closesAt: `${nextYear}-12-24T18:00`, why: '' } }),
  },
  {
    endpoint: 'manage.set-visibility',
    make: async (api) => ({ ...(await live(api)), body: { visibility: 'link' } }),
  },
]
