import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { mailer } from '../../../../features/mail/contract'
import { LIST, listKey } from '../../../../features/notifications/server/delivering/mail-list'
import { apiSettings } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { refusal, type SmtpPeer, startSmtpPeer } from '../../../support/smtp-peer'
import { until } from '../../../support/waiting'
import { bootPipeline, NOW, type PipelineHouse } from '../../notifications/pipeline-house'

const BOUNCE_TOKEN = 'a-token-of-the-mail-service'

eachDatabase((kind) => {
  const test = suite(`mail, lists and bounces, ${kind}`)
  let house: PipelineHouse
  let smtp: SmtpPeer
  test.before(async () => {
    smtp = await startSmtpPeer()
    smtp.onRecipient = (address) => {
      if (address.startsWith('intern@')) throw refusal(550, 'No such user here')
    }
    const mail = { ...apiSettings('/tmp').mail, smtpUrl: smtp.url, bounceToken: BOUNCE_TOKEN }
    house = await bootPipeline(kind, [], { mail })
  })
  test.before.each(() => {
    smtp.received.length = 0
    return house.begin()
  })
  test.after(async () => {
    await house?.dispose()
    await smtp?.close()
  })

  const arrived = (word: string) =>
    until(`a mail to ${word} arrives`, () => smtp.received.find((text) => text.includes(`To: ${word}@demo.test`)))
  const leave = (address: string) =>
    fetch(house.origin + new URL(address).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })

  test('a mail of a list is left by one press of the mail program, without a login, and no other mail', async () => {
    await house.rhythm('student', { digest: 'none' })
    await house.tell('student', 'Left soon')
    await house.deliver()
    const mail = await arrived('student')
    assert.match(mail, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const address = /^List-Unsubscribe:\s+<(http[^>]+)>/m.exec(mail)?.[1] ?? ''
    assert.match(address, /^http:\/\/localhost:4000\/api\/mail\/leave\/[\w-]{32}$/)
    assert.equal((await fetch(house.origin + new URL(address).pathname)).status, 404, 'looking changes nothing')
    assert.deepEqual([(await leave(address)).status, (await leave(address)).status], [204, 204])
    await house.tell('student', 'Not by mail')
    await house.deliver()
    assert.deepEqual(await house.mails('student').then((all) => all.length), 1)
    const { body } = await (await house.as('student')).get('/api/notifications/preferences')
    const on = (id: string) => body.topics.find((each: { id: string }) => each.id === id).on as string[]
    assert.equal(on('listings').includes('email'), false)
    assert.equal(on('deadlines').includes('email'), true)
    assert.equal((await leave('http://localhost:4000/api/mail/leave/guessed')).status, 404)
  })

  const linkOf = (mail: string) => /^List-Unsubscribe:\s+<(http[^>]+)>/m.exec(mail)?.[1] ?? ''
  const isOnByMail = async (word: string) => {
    const { body } = await (await house.as(word)).get('/api/notifications/preferences')
    return body.topics.find(({ id }: { id: string }) => id === 'listings').on.includes('email') as boolean
  }

  test('what is left while its feature is off is left when that comes back, and no mail of it goes meanwhile', async () => {
    await house.rhythm('volunteer', { digest: 'none' })
    await house.tell('volunteer', 'Left while off')
    await house.deliver()
    const link = linkOf(await arrived('volunteer'))
    await house.kernel.apply([{ by: 'a test', off: ['notifications'] }])
    assert.equal((await leave(link)).status, 204)
    assert.equal((await leave('http://localhost:4000/api/mail/leave/guessed')).status, 404)
    await house.kernel.apply([])
    const leaveLate = async () =>
      house.kernel
        .view(jobs)
        .find(({ id }) => id === 'mail.leave-late')
        ?.run({ now: NOW, signal: new AbortController().signal, data: undefined })
    const send = (key: string) =>
      house.db.transact((tx) =>
        house.kernel.get(mailer).send(tx, {
          ...{ to: 'volunteer@demo.test', subject: 'Not any more', text: 'x', language: 'en' },
          ...{ about: 'notifications.mail', list: { id: LIST, key } },
        }),
      )
    await send(listKey(await house.person('volunteer'), ['listings']))
    assert.equal((await house.mails('volunteer')).length, 1)
    await leaveLate()
    assert.equal(await isOnByMail('volunteer'), false)
    const volunteer = await house.as('volunteer')
    const choice = { topic: 'listings', channel: 'email', isOn: true }
    await volunteer.put('/api/notifications/preferences/topics', choice)
    await leaveLate()
    assert.equal(await isOnByMail('volunteer'), true, 'chosen anew it comes again')
  })

  test('a link that was mailed to an account merged since leaves the list for the one that was kept', async () => {
    await house.rhythm('evaluator', { digest: 'none' })
    await house.tell('evaluator', 'Before the merge')
    await house.deliver()
    const link = linkOf(await arrived('evaluator'))
    const [from, to] = [await house.person('evaluator'), await house.person('placecom')]
    assert.equal(await isOnByMail('placecom'), true)
    await sql`insert into session.merge (from_person, to_person, reason, state, at, until, parts)
      values (${from}, ${to}, 'one person', 'settled', now(), now(), '[]')`.execute(house.db.of())
    assert.equal((await leave(link)).status, 204)
    assert.equal(await isOnByMail('placecom'), false)
    await sql`delete from session.merge`.execute(house.db.of())
  })

  test('a digest is left by its topic, or as a whole where it has several; a security mail cannot be left', async () => {
    await house.rhythm('recruiter', { digest: 'hourly' })
    await house.tell('recruiter', 'one')
    await house.tell('recruiter', 'two')
    await house.deliverAt(new Date('2026-11-21T07:31:00Z'))
    const digest = await arrived('recruiter')
    assert.match((await house.mails('recruiter'))[0]?.text ?? '', /\/mail\/leave\?token=[\w-]{32}\n/)
    await leave(/^List-Unsubscribe:\s+<(http[^>]+)>/m.exec(digest)?.[1] ?? '')
    const recruiter = await house.as('recruiter')
    const { body } = await recruiter.get('/api/notifications/preferences')
    const byMail = body.topics.filter(({ on }: { on: string[] }) => on.includes('email'))
    assert.deepEqual(
      byMail.map(({ id }: { id: string }) => id),
      ['security', 'registrations', 'deadlines'],
    )
    assert.equal(listKey(7, ['listings', 'deadlines']), '7:*')
    smtp.received.length = 0
    assert.equal((await recruiter.post('/api/notifications/test')).status, 204)
    await house.deliver()
    assert.doesNotMatch(await arrived('recruiter'), /List-Unsubscribe/)
  })

  test('a hard bounce stops mail of lists and asks the person here; tried again on their word', async () => {
    await house.rhythm('intern', { digest: 'none' })
    await house.tell('intern', 'Comes back')
    await house.deliver()
    const asked = await until('the person is asked', async () =>
      (await house.bell('intern')).find(({ text }: { text: string }) => text === 'Mail to you comes back'),
    )
    assert.match(asked.description, /intern@demo\.test/)
    await house.tell('intern', 'Not written')
    await house.deliver()
    assert.equal((await house.mails('intern')).length, 1)
    const intern = await house.as('intern')
    assert.match((await intern.get('/api/mail/own-bounce')).body.bounce.reason, /No such user here/)
    assert.equal((await intern.delete('/api/mail/own-bounce')).status, 204)
    assert.deepEqual((await intern.get('/api/mail/own-bounce')).body, { bounce: null })
    assert.equal((await house.nobody.get('/api/mail/own-bounce')).status, 401)
  })

  test('a mail service tells of bounces with its token alone; a full box changes nothing', async () => {
    const report = (address: string, more: object = {}, token = BOUNCE_TOKEN) =>
      house.nobody.post('/api/mail/bounces', { address, kind: 'hard', ...more }, { authorization: `Bearer ${token}` })
    assert.equal((await report('pro@demo.test', {}, 'guessed')).status, 404)
    assert.equal((await report('pro@demo.test', { kind: 'soft' })).status, 204)
    const pro = await house.as('pro')
    assert.equal((await pro.get('/api/mail/own-bounce')).body.bounce, null)
    assert.equal((await report('Pro@Demo.test')).status, 204)
    assert.equal((await pro.get('/api/mail/own-bounce')).body.bounce.address, 'pro@demo.test')
    assert.equal((await report('pro@demo.test', { kind: 'medium' })).status, 422)
  })

  test.run()
})
