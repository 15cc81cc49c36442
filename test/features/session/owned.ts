import { randomUUID } from 'node:crypto'
import { database } from '../../../features/data/contract'
import { people } from '../../../features/session/contract'
import { linkElsewhere, linkId } from '../../../features/session/server/openid/openid-queries'
import { insertPlace, type PlaceTables } from '../../../features/session/server/places/place-queries'
import { insertPasskey } from '../../../features/session/server/passkeys/passkey-queries'
import type { SignInTables } from '../../../features/session/server/entering/tables'
import type { SessionTables } from '../../../features/session/server/tables'
import type { TestApi } from '../../support/api'
import { insertAddress, listAddresses } from '../../../features/session/server/addresses/address-queries'
import { signUp } from './house'
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

async function link(api: TestApi) {
  const row = { issuer: 'https://id.example.in', subject: randomUUID(), provider: 'college', created_at: new Date() }
  await linkElsewhere(api.kernel.get(database).of<SignInTables>(), { ...row, person_id: await idOf(api, 'student') })
  return { params: { id: linkId(row) } }
}

async function visit(api: TestApi, allowed: boolean) {
  const [admin, student] = [await api.as('admin'), await api.as('student')]
  const personId = await idOf(api, 'student')
  const asked = await admin.post('/api/session/support', { personId, reason: 'A certificate does not open.' })
  const { id } = asked.body
  if (allowed) await student.post(`/api/session/support/${id}/answer`, { allow: true })
  return { params: { id: id as number } }
}

async function address(api: TestApi, word: string) {
  const [db, personId] = [api.kernel.get(database), await idOf(api, word)]
  await db.transact((tx) => insertAddress(db.on<SessionTables>(tx), personId, `${randomUUID()}@example.in`, new Date()))
  return { params: { id: (await listAddresses(db.of(), personId)).at(-1)?.id ?? 0 } }
}

let merges = 0 // part of addresses: each merge is of two new people

async function merge(api: TestApi, isDone: boolean) {
  const admin = await api.as('admin')
  merges += 1
  const [from, to] = [await signUp(api, `one${merges}@example.in`), await signUp(api, `two${merges}@example.in`)]
  const ids = { from: (await from.get('/api/session/me')).body.id, to: (await to.get('/api/session/me')).body.id }
  const { id } = (await admin.post('/api/session/merges', { ...ids, reason: 'Signed up twice' })).body
  if (isDone) await admin.post(`/api/session/merges/${id}/confirm`)
  return { params: { id: id as number } }
}

async function newPlace(api: TestApi) {
  const row = { person_id: await idOf(api, 'student'), session_hash: randomUUID(), browser_hash: randomUUID() }
  const db = api.kernel.get(database).of<PlaceTables>()
  await insertPlace(db, { ...row, browser: null, system: null, address: null, at: new Date() })
  const { places } = (await (await api.as('student')).get('/api/session/new-places')).body
  return { params: { id: places[0].id }, body: { mine: true } }
}

export const owned: readonly Owned[] = [
  { endpoint: 'session.answer-place', make: newPlace },
  { endpoint: 'session.remove-address', make: (api) => address(api, 'student') },
  { endpoint: 'session.unlink-openid', make: link },
  { endpoint: 'session.merge', owner: 'admin', make: (api) => merge(api, false) },
  { endpoint: 'session.confirm-merge', owner: 'admin', make: (api) => merge(api, false) },
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
  { endpoint: 'session.undo-merge', owner: 'admin', make: (api) => merge(api, true) },
  {
    // Sessions elsewhere end with it, and other things here are the student’s sessions.
    endpoint: 'session.make-address-main',
    owner: 'mentor',
    make: (api) => address(api, 'mentor'),
  },
]
