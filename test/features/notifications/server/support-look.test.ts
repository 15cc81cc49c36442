import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { cookiesOf } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { bootNotifications, type NotificationsHouse } from '../house'

const VISITS = '/api/session/support'

eachDatabase((kind) => {
  const test = suite(`notifications seen by support, ${kind}`)
  let house: NotificationsHouse
  test.before(async () => {
    house = await bootNotifications(kind)
  })
  test.after(() => house?.dispose())

  /** A look of an admin's browser into somebody's account, in a language. */
  async function lookInto(word: string, language: 'en' | 'hn') {
    const own = house.withCookie(await house.cookieOf('admin'))
    const asked = await own.post(VISITS, { personId: await house.idOf(word), reason: 'Ticket 48213: no mail comes' })
    await (await house.as(word)).post(`${VISITS}/${asked.body.id}/answer`, { allow: true })
    const began = await own.post(`${VISITS}/${asked.body.id}/begin`)
    assert.equal(began.status, 204)
    return house.withCookie(`${cookiesOf(began)}; unLang=${language}`)
  }

  test('in which language support looks is not the one in which somebody is written to', async () => {
    const reader = house.withCookie(`${await house.cookieOf('student')}; unLang=hn`)
    await reader.get('/api/notifications/unread-count')
    const support = await lookInto('student', 'en')
    for (const path of ['/api/notifications', '/api/notifications/unread-count'])
      assert.equal((await support.get(path)).status, 200)
    const db = house.db.of<{ 'notifications.person': { person_id: number; language: string } }>()
    const known = await db
      .selectFrom('notifications.person')
      .select('language')
      .where('person_id', '=', await house.idOf('student'))
      .executeTakeFirst()
    assert.equal(known?.language, 'hi')
  })

  test.run()
})
