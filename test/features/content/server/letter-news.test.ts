import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contentServer } from '../../../../features/content/server/feature'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootNotifications } from '../../notifications/house'

const wish = { kind: 'feature', subject: 'Dark certificates', text: 'I print 100 % of them at night.' }
const LETTERS = '/api/content/letters'

eachDatabase((kind) => {
  const test = suite(`what is said of letters, ${kind}`)
  let house: Awaited<ReturnType<typeof bootNotifications>>
  test.before(async () => {
    house = await bootNotifications(kind, [contentServer], { content: { publicUrl: 'http://localhost:4000' } })
  })
  test.after(() => house.dispose())

  const send = async (word: string, more: Partial<typeof wish> = {}): Promise<number> =>
    (await (await house.as(word)).post(LETTERS, { ...wish, ...more })).body.id
  const settle = async (id: number, to: string) => (await house.as('admin')).post(`${LETTERS}/${id}/state`, { to })
  const told = async (word: string) =>
    (await (await house.as(word)).get('/api/notifications?limit=50')).body.items as readonly {
      readonly text: string
      readonly actionUrl: string
    }[]

  test('who wrote hears what became of it, in one line while that is unread', async () => {
    const id = await send('student')
    await settle(id, 'planned')
    const line = 'Your wish “Dark certificates” is planned'
    const found = await until('the writer is told', async () =>
      (await told('student')).find(({ text }) => text === line),
    )
    assert.equal(found.actionUrl, '/user/letters')
    await settle(id, 'done')
    const lines = await until('the line says the last of it', async () => {
      const about = (await told('student')).filter(({ text }) => text.includes('Dark certificates'))
      return about.some(({ text }) => text.endsWith('is done')) ? about : undefined
    })
    assert.equal(lines.length, 1)
  })

  test('whoever settles their own, and letters of nobody, tell nobody', async () => {
    const own = await send('admin', { subject: 'Of my own' })
    assert.equal((await settle(own, 'done')).status, 200)
    const { body } = await house.nobody.post(LETTERS, { ...wish, subject: 'Of nobody' })
    assert.equal((await settle(body.id, 'done')).status, 200)
    const said = JSON.stringify(await told('admin'))
    assert.ok(!said.includes('Of my own') && !said.includes('Of nobody'), said)
  })

  test('a letter is found by its number, as it is written anywhere, by its words and by who wrote it', async () => {
    const id = await send('mentor', { subject: 'Slots_on Sundays' })
    const admin = await house.as('admin')
    const find = async (q: string): Promise<readonly number[]> => {
      const { status, body } = await admin.get(`${LETTERS}?q=${encodeURIComponent(q)}`)
      assert.equal(status, 200, q)
      return body.items.map((each: { id: number }) => each.id)
    }
    const hindi = String(id).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
    for (const q of [String(id), `#${id}`, `no. ${id}`, `नंबर ${hindi}`, ' slots_ON ', 'mentor@demo'])
      assert.deepEqual(await find(q), [id], q)
    assert.deepEqual(await find('100 %'), await find('at night'), 'a sign for the database is a letter like any other')
    assert.deepEqual(await find('slots%'), [])
    assert.deepEqual(await find('999999999'), [])
    assert.equal((await admin.get(`${LETTERS}?q=${'x'.repeat(201)}`)).status, 422)
    assert.equal((await (await house.as('student')).get(`${LETTERS}?q=1`)).status, 403)
  })

  test.run()
})
