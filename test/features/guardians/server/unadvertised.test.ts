import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contentServer } from '../../../../features/content/server/feature'
import { database } from '../../../../features/data/contract'
import { ledger } from '../../../../features/gamification/contract'
import { gamificationServer } from '../../../../features/gamification/server/feature'
import { guardiansServer } from '../../../../features/guardians/server/feature'
import { listingsServer } from '../../../../features/listings/server/feature'
import { profileServer } from '../../../../features/profile/server/feature'
import { rulesServer } from '../../../../features/rules/server/feature'
import { demoAccounts } from '../../../../features/session/contract/demo-accounts'
import { bootApi, type TestApi } from '../../../support/api'

const publicUrl = 'http://localhost:4000'
const numberOf = (word: string) => demoAccounts.findIndex((each) => each.word === word) + 1
const READER = 'volunteer'

const test = suite('what goes to nobody under 18, and shows nobody for whom no guardian agrees')
let house: TestApi
test.before(async () => {
  const features = [listingsServer, rulesServer, profileServer, contentServer, gamificationServer, guardiansServer]
  const content = { publicUrl, newsletterUserId: numberOf(READER) }
  house = await bootApi(features, { kind: 'embedded', settings: { content, guardians: { publicUrl } } })
})
test.after(() => house.dispose())

test('no newsletter, whatever was pressed: it is refused on the site, and left out of the file', async () => {
  const [minor, pro] = [await house.as('minor'), await house.as('pro')]
  const refused = await minor.put('/api/content/newsletter/mine', { isOn: true })
  assert.deepEqual([refused.status, refused.body.code], [403, 'forbidden'])
  assert.equal((await minor.put('/api/content/newsletter/mine', { isOn: false })).status, 204)
  await pro.put('/api/content/newsletter/mine', { isOn: true })
  await house.nobody.post('/api/newsletter/subscribe', { email: 'minor@demo.test' })
  const mails = (await house.nobody.get('/api/mail/messages')).body as { to: string; text: string }[]
  const token = mails
    .filter(({ to }) => to === 'minor@demo.test')
    .flatMap(({ text }) => /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? [])[0]
  await house.nobody.post('/api/content/newsletter/confirm', { token })
  const file = await (await house.as(READER)).get('/api/content/newsletter/subscribers.csv')
  assert.match(String(file.body), /pro@demo\.test/)
  assert.doesNotMatch(String(file.body), /minor@demo\.test/)
})

test('nobody but themselves finds them on a leaderboard', async () => {
  const [base, book] = [house.kernel.get(database), house.kernel.get(ledger)]
  for (const word of ['minor', 'mentor']) {
    const personId = numberOf(word)
    const says = { en: 'A gift', hi: 'उपहार' }
    await base.transact((tx) => book.give(tx, { personId, points: 50, coins: 0, key: `test:${word}`, says }))
  }
  const names = async (word: string) => {
    const { rows } = (await (await house.as(word)).get('/api/gamification/board/own')).body
    return (rows as { name: string | null }[]).map(({ name }) => name)
  }
  assert.deepEqual([await names('mentor'), (await names('minor')).includes('Aarav Joshi')], [['Ananya Iyer'], true])
})

test.run()
