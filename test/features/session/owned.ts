import { randomUUID } from 'node:crypto'
import { database } from '../../../features/data/contract'
import { people } from '../../../features/session/contract'
import { insertPasskey } from '../../../features/session/server/passkeys/passkey-queries'
import type { SignInTables } from '../../../features/session/server/entering/tables'
import type { TestApi } from '../../support/api'
import type { Owned } from '../../support/owned-thing'

const idOf = async (api: TestApi, word: string) =>
  (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0

async function passkey(api: TestApi) {
  const id = randomUUID()
  const row = { id, person_id: await idOf(api, 'student'), name: 'Laptop', public_key: 'none', counter: 0 }
  const db = api.kernel.get(database).of<SignInTables>()
  await insertPasskey(db, { ...row, transports: [], created_at: new Date(), used_at: null })
  return { params: { id }, body: { name: 'Phone' } }
}

async function visit(api: TestApi, allowed: boolean) {
  const [admin, student] = [await api.as('admin'), await api.as('student')]
  const personId = await idOf(api, 'student')
  const asked = await admin.post('/api/session/support', { personId, reason: 'A certificate does not open.' })
  const { id } = asked.body
  if (allowed) await student.post(`/api/session/support/${id}/answer`, { allow: true })
  return { params: { id: id as number } }
}

export const owned: readonly Owned[] = [
  { endpoint: 'session.rename-passkey', make: passkey },
  { endpoint: 'session.remove-passkey', make: passkey },
  {
    endpoint: 'session.end-device',
    async make(api) {
      await api.nobody.post('/api/session/login', { email: 'student@demo.test', password: 'foothold-demo-1' })
      const { devices } = (await (await api.as('student')).get('/api/session/devices')).body
      return { params: { id: devices.find(({ isThis }: { isThis: boolean }) => !isThis).id } }
    },
  },
  {
    endpoint: 'session.answer-support',
    async make(api) {
      return { ...(await visit(api, false)), body: { allow: false } }
    },
  },
  {
    endpoint: 'session.begin-support',
    owner: 'admin',
    stranger: 'volunteer',
    async make(api) {
      const volunteer = await idOf(api, 'volunteer')
      await api.kernel.get(database).transact((tx) => api.kernel.get(people).grant(tx, volunteer, 'admin', undefined))
      return visit(api, true)
    },
  },
]
