import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { manageServer } from '../../../../features/manage/server/feature'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootNotifications, type NotificationsHouse } from '../../notifications/house'

interface Sent {
  readonly about: string
  readonly subject: string
  readonly text: string
}

eachDatabase((kind) => {
  const test = suite(`mails about decisions, ${kind}`)
  let house: NotificationsHouse
  test.before(async () => {
    house = await bootNotifications(kind, [manageServer], { manage: { publicUrl: 'http://localhost:4000' } })
  })
  test.after(() => house.dispose())

  const mailed = (about: string, title: string) =>
    until(`a mail of ${about}`, async () =>
      ((await house.nobody.get('/api/mail/messages')).body as Sent[]).find(
        (each) => each.about === about && each.subject.includes(title),
      ),
    )
  async function decided(title: string) {
    await house.live(title)
    await house.sendBack(await house.pending(`${title} back`), 'Say what is paid.')
    return [await mailed('manage.approved', title), await mailed('manage.sent-back', `${title} back`)] as const
  }

  test('whoever was seen reading Hindi reads the decision in Hindi, all others in English', async () => {
    const [public1, back1] = await decided('River week')
    assert.deepEqual([public1.subject, back1.subject], ['"River week" is public', '"River week back" needs a change'])
    await (await house.as('organizer')).get('/api/notifications?lang=hn')
    const [public2, back2] = await decided('Nadi week')
    assert.deepEqual(
      [public2.subject, back2.subject],
      ['“Nadi week” अब सबको दिखता है', '“Nadi week back” में बदलाव चाहिए'],
    )
    assert.match(public2.text, /http:\/\/localhost:4000\/.+nadi-week/)
    assert.match(back2.text, /Say what is paid\./)
    assert.match(back2.text, /http:\/\/localhost:4000\/manage\/user\/competition-listings\/all\/returned/)
  })

  test('of what stands in no list the mail does not say that people find it', async () => {
    const [id, admin] = [await house.pending('Closed circle'), await house.idOf('admin')]
    await house.db.transact((tx) => house.service.setVisibility(tx, id, 'link'))
    await house.db.transact((tx) => house.service.approve(tx, id, admin))
    const { subject, text } = await mailed('manage.approved', 'Closed circle')
    assert.match(subject, /Closed circle.+(is open|अब खुला है)/)
    assert.doesNotMatch(text, /can be found|ढूँढा/)
  })

  test.run()
})
