import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { audit } from '../../../../features/data/contract'
import { notices } from '../../../../features/notifications/contract'
import { eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'

const MINUTE_MS = 60_000
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)
const DEAD = '/api/notifications/undelivered'

eachDatabase((kind) => {
  const test = suite(`notifications, delivery, ${kind}`)
  let house: PipelineHouse
  let carry: PipelineHouse['luck']['send']
  test.before(async () => {
    house = await bootPipeline(kind)
    carry = house.luck.send
  })
  test.before.each(async () => {
    await house.begin()
    house.luck.send = carry
    for (const word of ['student', 'pro', 'volunteer', 'intern']) house.luck.reaches.add(await house.person(word))
  })
  test.after(() => house?.dispose())

  const titles = () => house.carried.map(({ items }) => items.map(({ words }) => words.en.title.slice(23)))

  test('whoever can be reached is reached, once an event', async () => {
    const told = await house.tell('student', 'once')
    await house.db.transact((tx) => house.kernel.get(notices).tell(tx, told))
    await house.tell('recruiter', 'no paper here')
    await Promise.all([house.deliver(), house.deliver()])
    await house.deliver()
    assert.deepEqual(titles(), [['“once”']])
  })

  test('what fails is tried again later and later, then waits for an admin, who tries again or drops it', async () => {
    const tried: number[] = []
    let minute = 0
    house.luck.send = async ({ items: [{ words }] }) => {
      if (words.en.title.includes('unlucky')) tried.push(minute)
      throw new Error('The pigeon was ill.')
    }
    await house.tell('pro', 'unlucky')
    await house.tell('volunteer', 'hopeless')
    for (; minute <= 400; minute++) await house.deliverAt(after(minute))
    // The house's own job runs beside the test's, so a try may be seen a minute later.
    const waits = tried.slice(1).map((at, nr) => at - (tried[nr] ?? 0))
    assert.equal(waits.length, 5)
    for (const [nr, wait] of waits.entries()) assert.ok([4 ** nr, 4 ** nr + 1].includes(wait), `waits: ${waits.join()}`)
    house.setNow(NOW)
    const admin = await house.as('admin')
    const { items } = (await admin.get(DEAD)).body
    const [hopeless, unlucky] = items
    assert.deepEqual([unlucky.channel, unlucky.tries, unlucky.error], ['paper', 6, 'The pigeon was ill.'])
    assert.deepEqual([unlucky.way, unlucky.to.email, typeof unlucky.to.name], ['Paper', 'pro@demo.test', 'string'])
    const cookie = `${await house.cookieOf('admin')}; unLang=hn`
    const [hindi] = (await house.withCookie(cookie).get(DEAD)).body.items
    assert.equal(hindi.way, 'काग़ज़')
    assert.match(hindi.title, /hopeless.*नाम वापस लिया/)
    house.luck.send = carry
    assert.equal((await admin.post(`${DEAD}/${unlucky.id}/retry`)).status, 204)
    assert.equal((await admin.post(`${DEAD}/${unlucky.id}/retry`)).status, 404)
    assert.equal((await admin.post(`${DEAD}/${hopeless.id}/drop`)).status, 204)
    await house.deliver()
    assert.deepEqual(titles(), [['“unlucky”']])
    assert.deepEqual((await admin.get(DEAD)).body.items, [])
    const log = await house.kernel.get(audit).list({ actionPrefix: 'notifications.delivery', limit: 5 })
    assert.deepEqual(log.map(({ action }) => action).sort(), [
      'notifications.delivery-dropped',
      'notifications.delivery-retried',
    ])
    assert.equal((await (await house.as('student')).get(DEAD)).status, 403)
    assert.equal((await house.nobody.get(DEAD)).status, 401)
  })

  test('a process that dies while it sends leaves an order behind', async () => {
    let [dies, wakes] = [() => {}, () => {}]
    const died = new Promise<void>((resolve) => (dies = resolve))
    house.luck.send = () => {
      dies()
      return new Promise<void>((resolve) => (wakes = () => resolve()))
    }
    await house.tell('intern', 'in the middle')
    void house.deliverBeside()
    await died
    house.luck.send = carry
    await house.deliverBeside()
    assert.deepEqual(titles(), [], 'it may still be on its way')
    await house.tell('intern', 'after it')
    house.setNow(after(5))
    await house.deliverBeside()
    await until('both are sent', () => house.carried.length === 2)
    assert.deepEqual(
      titles().sort(),
      [['“after it”'], ['“in the middle”']],
      'what was tried goes with what it was tried with',
    )
    wakes()
  })

  test('what is told by a transaction that does not commit is told to nobody', async () => {
    await rejection(
      house.db.transact(async (tx) => {
        const notice = { template: 'notifications.withdrawn', values: { title: 'never', count: 1 }, from: 'x' }
        const more = { actionUrl: '/', eventId: 'never', at: NOW }
        await house.kernel.get(notices).tell(tx, { ...notice, ...more, personId: await house.person('student') })
        throw new Error('no')
      }),
    )
    await house.deliver()
    assert.deepEqual(titles(), [])
  })

  test.run()
})
