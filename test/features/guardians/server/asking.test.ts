import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import { WORDS_VERSION } from '../../../../features/guardians/contract'
import { wordKeys } from '../../../../features/guardians/contract/words'
import { audit } from '../../../../features/data/contract'
import { cookiesOf } from '../../../support/api'
import { NOW } from '../../registrations/house'
import { bootGuardians, GUARDIAN, type GuardiansHouse } from '../house'

const test = suite('asking a guardian')
let house: GuardiansHouse
test.before(async () => {
  house = await bootGuardians('embedded')
})
test.after(() => house.dispose())
test.before.each(() => house.setNow(NOW))

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)
const look = (key: string) => house.nobody.get(`/api/guardians/asked/${key}`)

test('the demo has somebody under 18 whose guardian has not answered', async () => {
  assert.equal(await house.standing(await house.as('minor')), 'asked')
  const [mail] = await house.mails('guardians.ask')
  assert.match(mail?.subject ?? '', /^Aarav Joshi asks for your consent/)
})

test('who is of age asks nobody; who is not names neither an address of their own nor one to throw away', async () => {
  const student = await house.as('student')
  const needless = await student.post('/api/guardians/own', GUARDIAN)
  assert.deepEqual([needless.status, needless.body.code], [409, 'nothing-to-ask'])
  const { caller } = await house.minor('intern')
  for (const email of ['intern@demo.test', 'Intern+mum@demo.test', 'mum@mailinator.com']) {
    const refused = await caller.post('/api/guardians/own', { name: 'Mum', email })
    assert.deepEqual([refused.status, refused.body.errors?.[0].path], [422, 'email'], email)
  }
})

test('whose own address is not proved mails nobody', async () => {
  const person = { name: 'Ravi Rao', email: 'ravi.rao@example.in', password: 'seven monsoon kites' }
  const unproved = house.withCookie(cookiesOf(await house.nobody.post('/api/session/signup', person)))
  await unproved.put('/api/rules/facts', { bornOn: '2010-03-04' })
  assert.equal((await unproved.post('/api/guardians/own', GUARDIAN)).body.code, 'step-not-reached')
})

test('a second press sends nothing; a later one a new link, which the former makes way for', async () => {
  const { caller, key, guardian } = await house.minor('pro')
  const count = async () => (await house.mails('guardians.ask')).filter(({ to }) => to === guardian.email).length
  await caller.post('/api/guardians/own', guardian)
  assert.equal(await count(), 1)
  house.setNow(minutes(2))
  await caller.post('/api/guardians/own', guardian)
  const newer = await house.keyTo(guardian.email)
  assert.deepEqual([await count(), (await look(key)).status, (await look(newer)).status], [2, 410, 200])
  const other = { name: 'Father', email: 'father@example.in' }
  await caller.post('/api/guardians/own', other)
  assert.deepEqual([(await look(newer)).status, (await look(await house.keyTo(other.email))).status], [410, 200])
})

test('no address is mailed more than five times a day, whoever types it', async () => {
  const { caller, guardian } = await house.minor('recruiter')
  const codes = []
  for (let at = 1; at <= 5; at++) {
    house.setNow(minutes(2 * at))
    codes.push((await caller.post('/api/guardians/own', guardian)).status)
  }
  assert.deepEqual(codes, [200, 200, 200, 200, 429])
  const { caller: another } = await house.minor('placecom', guardian)
  assert.equal(await house.standing(another), 'guardian-wanted')
  house.setNow(minutes(24 * 60 + 30))
  assert.equal((await caller.post('/api/guardians/own', guardian)).status, 200)
})

test('a link is refused that is forged, cut short or older than 14 days; its answer too', async () => {
  const { caller, key } = await house.minor('mentor')
  for (const wrong of [`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, key.slice(0, 20), '-'])
    assert.equal((await look(wrong)).body.code, 'link-refused')
  house.setNow(minutes(14 * 24 * 60))
  assert.deepEqual([(await look(key)).status, (await house.agree(key)).status], [410, 410])
  assert.equal(await house.standing(await house.as('mentor')), 'unanswered')
  assert.ok(caller)
})

test('who refused can think again by the same link; asked anew, the new link alone counts', async () => {
  const { caller, key, guardian } = await house.minor('tpo-faculty')
  assert.equal((await house.refuse(key)).body.standing, 'refused')
  assert.equal(await house.standing(caller), 'refused')
  assert.equal((await house.agree(key)).body.standing, 'given')
  const { caller: other, key: first } = await house.minor('tpo-manager', guardian)
  await house.refuse(first)
  house.setNow(minutes(3))
  await other.post('/api/guardians/own', guardian)
  assert.equal((await house.agree(first)).status, 410)
  assert.equal((await house.agree(await house.keyTo(guardian.email))).body.standing, 'given')
  const id = await house.idOf('tpo-manager')
  const log = await house.kernel.get(audit).list({ about: `person:${id}`, actionPrefix: 'guardians.', limit: 9 })
  assert.deepEqual(log.map(({ action }) => action).reverse(), [
    ...['guardians.asked', 'guardians.refused', 'guardians.asked', 'guardians.given'],
  ])
})

test('nobody under 18 makes themselves older, or takes their age back; a mistake among the young is mended', async () => {
  const { caller } = await house.minor('college-admin')
  for (const bornOn of ['2001-01-01', null]) {
    const refused = await caller.put('/api/rules/facts', { bornOn })
    assert.deepEqual([refused.status, refused.body.code], [409, 'age-kept'])
  }
  assert.equal((await caller.put('/api/rules/facts', { bornOn: '2011-03-04' })).status, 204)
  assert.equal((await caller.put('/api/rules/facts', { backlogs: 1 })).status, 204)
})

test('whoever changes a word that guardians agree to counts its version on', () => {
  const digests = ['en', 'hi'].map((language) => {
    const file = new URL(`../../../../features/guardians/locales/${language}.json`, import.meta.url)
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const said = wordKeys.map((key) => texts[key] ?? assert.fail(`${key} is missing`))
    return createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 12)
  })
  assert.deepEqual([WORDS_VERSION, ...digests], [1, '8c22ebefc76b', '714a9b2c199a'])
})

test.run()
