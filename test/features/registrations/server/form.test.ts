import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { listingsServer } from '../../../../features/listings/server/feature'
import { profileServer } from '../../../../features/profile/server/feature'
import { registrationsServer } from '../../../../features/registrations/server/feature'
import { bootApi } from '../../../support/api'
import { entries } from '../../profile/house'
import { liveOf, NOW } from '../house'

const settings = { registrations: { publicUrl: 'http://localhost:4000' } }
const test = suite('what the registration form begins with')

test('the college that stands first in the profile, for its own person alone', async () => {
  const api = await bootApi([listingsServer, profileServer, registrationsServer], {
    kind: 'embedded',
    now: NOW,
    settings,
  })
  const id = await liveOf(api)
  const student = await api.as('student')
  const college = async (word: string) =>
    (await (await api.as(word)).get(`/api/registrations/form/${id}`)).body.you.college
  assert.equal(await college('student'), '')
  await student.post('/api/profile/own/academicDetails', entries.academicDetails)
  assert.deepEqual([await college('student'), await college('pro')], ['Fergusson College', ''])
  await api.dispose()
})

test('nothing while there are no profiles', async () => {
  const api = await bootApi([listingsServer, registrationsServer], { kind: 'embedded', now: NOW, settings })
  const { body } = await (await api.as('student')).get(`/api/registrations/form/${await liveOf(api)}`)
  assert.equal(body.you.college, '')
  await api.dispose()
})

test('the phone number of the account', async () => {
  const api = await bootApi([listingsServer, registrationsServer], { kind: 'embedded', now: NOW, settings })
  const [id, student] = [await liveOf(api), await api.as('student')]
  const phone = async (caller: typeof student) => (await caller.get(`/api/registrations/form/${id}`)).body.you.phone
  assert.equal(await phone(student), '')
  assert.equal((await student.put('/api/session/phone', { phone: '98765 43210' })).status, 204)
  assert.deepEqual([await phone(student), await phone(await api.as('pro'))], ['+919876543210', ''])
  await api.dispose()
})

test.run()
