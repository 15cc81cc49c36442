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
  const failures = () => house.logs.filter(({ says }) => says.includes('not taken yet')).length
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

  for (const [code, says] of [
    [557, 'Relay access denied'],
    [530, 'Authentication required'],
    [552, 'Mailbox is full'],
  ] as const)
    test(`what is said to a recipient and is not of the address (${says}) loses no mail, and is not held against it`, async () => {
      const subject = `Refused with ${code}`
      let refusals = 0
      house.smtp.onRecipient = () => {
        refusals += 1
        throw refusal(code, says)
      }
      await house.send(subject)
      await until('the recipient is refused', () => refusals > 0)
      house.smtp.onRecipient = () => {}
      await until('a later try is taken', async () => {
        await house.runAgain(subject)
        return house.arrivals(subject).length
      })
      assert.equal(await comesBack(), false)
    })

  test('a mail server that is away for days loses nothing: the tries grow rarer, and the first one after it is back takes the mail', async () => {
    house.smtp.onMessage = async () => {
      throw refusal(451, 'Later, please')
    }
    const before = failures()
    const tried = (times: number) => until(`it has been tried ${times} times`, () => failures() === before + times)
    await house.send('Away for days', { key: 'test:away' })
    await tried(1)
    let times = 1
    for (let hours = 4; hours <= 68; hours += 4) {
      house.setNow(after(hours))
      assert.deepEqual(await house.run(), { abandoned: 1 }, 'it waits for four hours at most')
      await tried((times += 1))
      assert.deepEqual(await fate('test:away'), { key: 'test:away', acceptedAt: null, refusedAt: null })
    }
    house.smtp.onMessage = async () => {}
    house.setNow(after(71.9))
    assert.deepEqual(await house.run(), { abandoned: 0 }, 'its time has not come')
    house.setNow(after(72))
    assert.deepEqual(await house.run(), { abandoned: 1 })
    await house.sent('Away for days')
    assert.deepEqual(await fate('test:away'), { key: 'test:away', acceptedAt: after(72), refusedAt: null })
  })

  test('who is refused for three days is given up, which the log says; the address is not held to be wrong', async () => {
    house.smtp.onMessage = async () => {
      throw refusal(451, 'Later, please')
    }
    await house.send('Given up', { key: 'test:given-up' })
    const before = failures()
    await house.send('Given up', { key: 'test:given-up' })
    await until('the first try has failed', () => failures() > before)
    house.setNow(after(72))
    assert.deepEqual(await house.run(), { abandoned: 1 })
    await until('it is given up', async () => (await fate('test:given-up'))?.refusedAt)
    const lines = house.logs.filter(({ says }) => says.includes('given up'))
    assert.deepEqual([lines.map(({ level }) => level), await comesBack()], [['error'], false])
  })

  test('what is worth nothing any more is not sent, however long its mail server was away', async () => {
    house.smtp.onMessage = async () => {
      throw refusal(451, 'Later, please')
    }
    const before = failures()
    await house.send('Ten minutes', { key: 'test:ten-minutes', expiresAt: after(1 / 6) })
    await until('the first try has failed', () => failures() > before)
    house.smtp.onMessage = async () => {}
    house.setNow(after(1 / 6))
    await house.runAgain('Ten minutes')
    assert.deepEqual([house.arrivals('Ten minutes'), (await fate('test:ten-minutes'))?.refusedAt], [[], after(1 / 6)])
  })

  test.run()
})
