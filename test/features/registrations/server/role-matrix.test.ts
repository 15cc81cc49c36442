import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootRegistrations, filled, freshKey, type RegistrationsHouse } from '../house'

const WORDS = [
  'student',
  'pro',
  'organizer',
  'recruiter',
  'mentor',
  'evaluator',
  'placecom',
  'tpo-admin',
  'tpo-manager',
  'tpo-coordinator',
  'tpo-faculty',
  'college-admin',
  'account-manager',
  'ops-intern',
  'intern',
  'volunteer',
  'admin',
] as const

const test = suite('registrations, every endpoint as every role')
let house: RegistrationsHouse
let id: number
test.before(async () => {
  house = await bootRegistrations('embedded')
  id = await house.live()
})
test.after(() => house.dispose())

const PUBLIC = () => [`/api/registrations/standing/${id}`, '/api/registrations/seal-key']
const OWN = () => [
  '/api/registrations/mine',
  '/api/registrations/mine/entered',
  '/api/registrations/mine/agreed',
  `/api/registrations/mine/for/${id}`,
  `/api/registrations/form/${id}`,
]
const ORGANIZER = () => [`/api/registrations/of/${id}`, `/api/registrations/of/${id}/export.csv`]

test('nobody sees the standing and nothing else', async () => {
  for (const path of PUBLIC()) assert.equal((await house.nobody.get(path)).status, 200, path)
  for (const path of [...OWN(), ...ORGANIZER(), '/api/registrations/1'])
    assert.equal((await house.nobody.get(path)).status, 401, path)
  const posted = await house.nobody.post('/api/registrations', { opportunityId: id, ...filled }, freshKey())
  assert.equal(posted.status, 401)
  assert.equal((await house.nobody.post('/api/registrations/1/withdraw')).status, 401)
})

test('everyone signed in registers and sees their own; the list is for its organizer and for admins', async () => {
  for (const word of WORDS) {
    const caller = await house.as(word)
    const { status, body } = await house.enter(caller, id)
    assert.equal(status, 201, word)
    for (const path of [...PUBLIC(), ...OWN(), `/api/registrations/${body.id}`])
      assert.equal((await caller.get(path)).status, 200, `${word} ${path}`)
    const expected = word === 'organizer' || word === 'admin' ? 200 : 403
    for (const path of ORGANIZER()) assert.equal((await caller.get(path)).status, expected, `${word} ${path}`)
  }
})

test("somebody else's receipt is not there, not for admins either", async () => {
  const { body } = await (await house.as('student')).get(`/api/registrations/mine/for/${id}`)
  for (const word of ['pro', 'organizer', 'admin'])
    assert.equal((await (await house.as(word)).get(`/api/registrations/${body.registration.id}`)).status, 404, word)
})

test.run()
