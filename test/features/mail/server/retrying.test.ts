import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { mailer } from '../../../../features/mail/contract'
import { eachDatabase } from '../../../support/database'
import { refusal } from '../../../support/smtp-peer'
import { until } from '../../../support/waiting'
import { bootMail, type MailHouse, NOW } from '../house'

const HOUR_MS = 3_600_000
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

eachDatabase((kind) => {
  const test = suite(`mail, trying again, ${kind}`)
  let house: MailHouse
  test.before(async () => {
    house = await bootMail(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const fate = async (key: string) => (await house.kernel.get(mailer).fates([key]))[0]
  const comesBack = () => house.kernel.get(mailer).comesBack('reader@demo.test')

  test('what is said against the sender is not held against the recipient', async () => {
    let refusals = 0
    house.smtp.onSender = () => {
      refusals += 1
      if (refusals === 1) throw refusal(553, 'Sender address rejected: not owned by user')
    }
    await house.send('Sender refused')
    await until('the sender is refused', () => refusals === 1)
    await until('a later try is taken', async () => {
      await house.runAgain('Sender refused')
      return house.arrivals('Sender refused').length
    })
    assert.equal(await comesBack(), false)
  })

  test('what is said against a message as a whole is not held against the recipient', async () => {
    house.smtp.forgetsRecipients = true
    let asked = 0
    house.smtp.onRecipient = () => void (asked += 1)
    await house.send('Data refused')
    await until('the recipient is taken', () => asked > 0)
    house.smtp.forgetsRecipients = false
    await until('a later try is taken', async () => {
      await house.runAgain('Data refused')
      return house.arrivals('Data refused').length
    })
    assert.equal(await comesBack(), false)
  })

  test.run()
})
