import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { listingsServer } from '../../../../features/listings/server/feature'
import { profileServer } from '../../../../features/profile/server/feature'
import { registrationsServer } from '../../../../features/registrations/server/feature'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { liveOf, NOW } from '../house'

const settings = { registrations: { publicUrl: 'http://localhost:4000' } }
const test = suite('what the registration form begins with')
let api: TestApi
test.after.each(() => api.dispose())

test('the college that stands first in the profile, for its own person alone', async () => {
  api = await bootApi([listingsServer, profileServer, registrationsServer], {
    kind: 'embedded',
    now: NOW,
    settings,
  })
  const id = await liveOf(api)
  const college = async (word: string) =>
    (await (await api.as(word)).get(`/api/registrations/form/${id}`)).body.you.college
  assert.deepEqual(
    [await college('student'), await college('organizer')],
    ['Deccan Institute of Technology', 'Savitribai Phule Pune University'],
  )
})

test('nothing while there are no profiles', async () => {
  api = await bootApi([listingsServer, registrationsServer], { kind: 'embedded', now: NOW, settings })
  const { body } = await (await api.as('student')).get(`/api/registrations/form/${await liveOf(api)}`)
  assert.equal(body.you.college, '')
})

test('where it is: the country, too, which the page names where it is abroad', async () => {
  api = await bootApi([listingsServer, registrationsServer], { kind: 'embedded', now: NOW, settings })
  const id = await liveOf(api, { city: 'Zurich', country: 'Switzerland' })
  const { opportunity } = (await (await api.as('student')).get(`/api/registrations/form/${id}`)).body
  assert.deepEqual([opportunity.city, opportunity.country], ['Zurich', 'Switzerland'])
})

test('the phone number of the account', async () => {
  api = await bootApi([listingsServer, registrationsServer], { kind: 'embedded', now: NOW, settings })
  const [id, student] = [await liveOf(api), await api.as('student')]
  const phone = async (caller: typeof student) => (await caller.get(`/api/registrations/form/${id}`)).body.you.phone
  assert.equal(await phone(student), '')
  assert.equal((await student.put('/api/session/phone', { phone: '98765 43210' })).status, 204)
  assert.deepEqual([await phone(student), await phone(await api.as('pro'))], ['+919876543210', ''])
})

test('no phone number where support looks on', async () => {
  api = await bootApi([listingsServer, registrationsServer], { kind: 'embedded', now: NOW, settings })
  const [id, student, admin] = [await liveOf(api), await api.as('student'), await api.as('admin')]
  assert.equal((await student.put('/api/session/phone', { phone: '98765 43210' })).status, 204)
  const personId = (await student.get('/api/session/me')).body.id
  const path = '/api/session/support'
  const visit = `${path}/${(await admin.post(path, { personId, reason: 'Ticket 48213' })).body.id}`
  assert.equal((await student.post(`${visit}/answer`, { allow: true })).status, 204)
  const visiting = api.withCookie(cookiesOf(await admin.post(`${visit}/begin`)))
  const { name, phone } = (await visiting.get(`/api/registrations/form/${id}`)).body.you
  assert.deepEqual([name, phone], [(await student.get('/api/session/me')).body.name, ''])
})

test.run()
