import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, jobs } from '../../../../features/data/contract'
import { mailer } from '../../../../features/mail/contract'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { refusal, type SmtpPeer, startSmtpPeer } from '../../../support/smtp-peer'
import { rejection, until } from '../../../support/waiting'

const NOW = new Date('2026-11-21T06:30:00Z')

eachDatabase((kind) => {
  const test = suite(`mail, sending, ${kind}`)
  let house: TestApi
  let smtp: SmtpPeer
  test.before(async () => {
    smtp = await startSmtpPeer()
    const mail = { ...apiSettings('/tmp').mail, smtpUrl: smtp.url }
    house = await bootApi([], { kind, now: NOW, settings: { mail } })
  })
  test.before.each(() => {
    smtp.received.length = 0
    smtp.onMessage = async () => {}
    house.setNow(NOW)
  })
  test.after(async () => {
    await house?.dispose()
    await smtp?.close()
  })

  interface Row {
    readonly id: number
    readonly subject: string
    readonly isSent: boolean
  }
  const row = async (subject: string) =>
    ((await house.nobody.get('/api/mail/messages')).body as readonly Row[]).find((each) => each.subject === subject)
  const sent = (subject: string) => until(`“${subject}” is sent`, async () => (await row(subject))?.isSent)
  const send = (subject: string) =>
    house.kernel.get(database).transact((tx) =>
      house.kernel.get(mailer).send(tx, {
        ...{ to: 'reader@demo.test', subject, text: 'Hello', language: 'en', about: 'test.letter' },
      }),
    )
  const run = (data?: object) => {
    const job = house.kernel.view(jobs).find(({ id }) => id === 'mail.send')
    return job?.run({ now: NOW, signal: new AbortController().signal, data })
  }
  /** The job once more, as another node would run it that was given the same message. */
  const runAgain = async (subject: string) => run({ id: (await row(subject))?.id })
  const arrivals = (subject: string) => smtp.received.filter((text) => text.includes(`Subject: ${subject}`))
  /** The mail server takes its time until it is let go. */
  function holdMessages() {
    let letGo = () => {}
    const held: string[] = []
    const gone = new Promise<void>((resolve) => (letGo = resolve))
    smtp.onMessage = (text) => {
      held.push(text)
      return gone
    }
    return { held, letGo }
  }

  test('a mail server that takes its time keeps nobody waiting, and nobody else sends the message meanwhile', async () => {
    const { held, letGo } = holdMessages()
    await send('Slow')
    await until('the mail server has it', () => held.length === 1)
    const account = { email: 'student@demo.test', password: 'foothold-demo-1' }
    const other = await house.nobody.post('/api/session/login', account)
    await runAgain('Slow')
    letGo()
    await sent('Slow')
    assert.deepEqual([other.status, held.length, arrivals('Slow').length], [200, 1, 1])
  })

  test('what a mail server refuses for now is tried again at once when the next try comes', async () => {
    let refusals = 0
    smtp.onMessage = async () => {
      refusals += 1
      if (refusals === 1) throw refusal(451, 'Later, please')
    }
    await send('Refused once')
    await until('it is refused', () => refusals === 1)
    const state = () => row('Refused once')
    assert.equal((await state())?.isSent, false)
    await until('the next try finds it free', async () => {
      await runAgain('Refused once')
      return (await state())?.isSent
    })
    assert.deepEqual([refusals, arrivals('Refused once').length], [2, 1])
  })

  test('who dies while sending leaves the message to the next, under the same Message-ID', async () => {
    const { held, letGo } = holdMessages()
    await send('Left behind')
    await until('the mail server has it', () => held.length === 1)
    house.setNow(new Date(NOW.getTime() + 89_999))
    assert.deepEqual(await run(), { abandoned: 0 }, 'whoever has it may still be alive')
    house.setNow(new Date(NOW.getTime() + 90_000))
    assert.deepEqual(await run(), { abandoned: 1 })
    const next = runAgain('Left behind')
    await until('the next one sends it', () => held.length === 2)
    letGo()
    await next
    await sent('Left behind')
    const names = held.map((text) => /^Message-ID: (.+)\r$/im.exec(text)?.[1])
    assert.match(names[0] ?? '', /^<\d+\.test\.letter@foothold>$/)
    assert.equal(names[1], names[0])
  })

  test('a mail of a transaction that does not commit is never sent', async () => {
    await rejection(
      house.kernel.get(database).transact(async (tx) => {
        const words = { subject: 'Never', text: 'No', language: 'en' as const, about: 'test.letter' }
        await house.kernel.get(mailer).send(tx, { to: 'reader@demo.test', ...words })
        throw new Error('not this time')
      }),
    )
    await send('After it')
    await sent('After it')
    assert.equal(arrivals('Never').length, 0)
  })

  test.run()
})
