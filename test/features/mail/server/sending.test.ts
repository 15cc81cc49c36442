import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, jobs } from '../../../../features/data/contract'
import { mailer } from '../../../../features/mail/contract'
import { eachDatabase } from '../../../support/database'
import { refusal } from '../../../support/smtp-peer'
import { rejection, until } from '../../../support/waiting'
import { bootMail, type MailHouse, NOW } from '../house'

eachDatabase((kind) => {
  const test = suite(`mail, sending, ${kind}`)
  let house: MailHouse
  test.before(async () => {
    house = await bootMail(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  /** The mail server takes its time until it is let go. */
  function holdMessages() {
    let letGo = () => {}
    const held: string[] = []
    const gone = new Promise<void>((resolve) => (letGo = resolve))
    house.smtp.onMessage = (text) => {
      held.push(text)
      return gone
    }
    return { held, letGo }
  }

  test('a mail server that takes its time keeps nobody waiting, and nobody else sends the message meanwhile', async () => {
    const { held, letGo } = holdMessages()
    await house.send('Slow')
    await until('the mail server has it', () => held.length === 1)
    const account = { email: 'student@demo.test', password: 'foothold-demo-1' }
    const other = await house.nobody.post('/api/session/login', account)
    await house.runAgain('Slow')
    letGo()
    await house.sent('Slow')
    assert.deepEqual([other.status, held.length, house.arrivals('Slow').length], [200, 1, 1])
  })

  test('another name stands before the house’s address, and whatever is in it, it is a name', async () => {
    const db = house.kernel.get(database)
    const sender = 'Lok "Kala" <evil@else.test>\r\nBcc: all@else.test'
    const letter = { to: 'student@demo.test', text: 'Hello', language: 'en' as const, about: 'test.letter' }
    await db.transact((tx) => house.kernel.get(mailer).send(tx, { ...letter, sender, subject: 'Signed' }))
    await house.sent('Signed')
    const [head = ''] = (house.arrivals('Signed')[0] ?? '').split(/\r\n\r\n/)
    const from = /^From: (.+(?:\r\n[ \t].+)*)/im.exec(head)?.[1] ?? ''
    assert.match(from, /<no-reply@localhost>$/)
    assert.equal([...head.matchAll(/^(?:From|Bcc):/gim)].length, 1, head)
  })

  test('what a mail server refuses for now is tried again at once when the next try comes', async () => {
    let refusals = 0
    house.smtp.onMessage = async () => {
      refusals += 1
      if (refusals === 1) throw refusal(451, 'Later, please')
    }
    await house.send('Refused once')
    await until('it is refused', () => refusals === 1)
    const state = () => house.row('Refused once')
    assert.equal((await state())?.isSent, false)
    await until('the next try finds it free', async () => {
      await house.runAgain('Refused once')
      return (await state())?.isSent
    })
    assert.deepEqual([refusals, house.arrivals('Refused once').length], [2, 1])
  })

  test('who dies while sending leaves the message to the next, under the same Message-ID', async () => {
    const { held, letGo } = holdMessages()
    await house.send('Left behind')
    await until('the mail server has it', () => held.length === 1)
    house.setNow(new Date(NOW.getTime() + 89_999))
    assert.deepEqual(await house.run(), { abandoned: 0 }, 'whoever has it may still be alive')
    house.setNow(new Date(NOW.getTime() + 90_000))
    assert.deepEqual(await house.run(), { abandoned: 1 })
    const next = house.runAgain('Left behind')
    await until('the next one sends it', () => held.length === 2)
    letGo()
    await next
    await house.sent('Left behind')
    const names = held.map((text) => /^Message-ID: (.+)\r$/im.exec(text)?.[1])
    assert.match(names[0] ?? '', /^<\d+\.test\.letter@foothold>$/)
    assert.equal(names[1], names[0])
  })

  test('what waits for its turn goes by how long it counts: a code, a receipt, then what goes to a list', async () => {
    const { held, letGo } = holdMessages()
    await house.send('Being sent')
    await until('the mail server has it', () => held.length === 1)
    await house.send('News', { list: { id: 'test.news', key: 'reader' } })
    await house.send('Receipt')
    await house.send('Code', { expiresAt: new Date(NOW.getTime() + 600_000) })
    letGo()
    await house.sent('News')
    const subjects = held.map((text) => /^Subject: (.+)\r$/m.exec(text)?.[1])
    assert.deepEqual(subjects, ['Being sent', 'Code', 'Receipt', 'News'])
  })

  test('a mail of a transaction that does not commit is never sent', async () => {
    await rejection(
      house.kernel.get(database).transact(async (tx) => {
        const words = { subject: 'Never', text: 'No', language: 'en' as const, about: 'test.letter' }
        await house.kernel.get(mailer).send(tx, { to: 'reader@demo.test', ...words })
        throw new Error('not this time')
      }),
    )
    await house.send('After it')
    await house.sent('After it')
    assert.equal(house.arrivals('Never').length, 0)
  })

  test('half a year after it went a mail goes; of one with a key its fate stays for three years', async () => {
    await house.send('Old')
    await house.send('Old with a key', { key: 'test:old' })
    await house.sent('Old')
    await house.sent('Old with a key')
    const purge = (days: number) =>
      house.kernel
        .view(jobs)
        .find(({ id }) => id === 'mail.purge-sent')
        ?.run({ now: new Date(+NOW + days * 86_400_000), signal: new AbortController().signal, data: undefined })
    const fates = () => house.kernel.get(mailer).fates(['test:old'])
    await purge(180)
    assert.ok((await house.row('Old')) && (await house.row('Old with a key')))
    await purge(181)
    assert.deepEqual([await house.row('Old'), await house.row('Old with a key')], [undefined, undefined])
    const { body } = await house.nobody.get('/api/mail/messages')
    assert.doesNotMatch(JSON.stringify(body), /reader@|Hello/)
    assert.deepEqual(
      (await fates()).map(({ acceptedAt }) => acceptedAt),
      [NOW],
    )
    await purge(3 * 365 + 1)
    assert.deepEqual(await fates(), [])
  })

  test.run()
})
