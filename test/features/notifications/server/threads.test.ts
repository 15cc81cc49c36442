import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { notices } from '../../../../features/notifications/contract'
import { eachDatabase } from '../../../support/database'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'

const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

eachDatabase((kind) => {
  const test = suite(`notifications, threads, ${kind}`)
  let house: PipelineHouse
  test.before(async () => {
    house = await bootPipeline(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const told = (word: string, count: number, more: object = {}) =>
    house.tell(word, 'Data Cup', {
      ...{ template: 'notifications.registered', thread: 'registered:1' },
      ...{ values: { title: 'Data Cup', kind: 'competition', count }, ...more },
    })
  const again = (notice: Awaited<ReturnType<typeof told>>) =>
    house.db.transact((tx) => house.kernel.get(notices).tell(tx, notice))

  test('a hundred registrations are one paragraph, and it comes when the first one would have come', async () => {
    house.luck.reaches.add(await house.person('recruiter'))
    for (let nr = 1; nr <= 100; nr++) {
      house.setNow(after(nr - 1))
      await told('mentor', nr)
      if (nr === 60) await house.tell('mentor', 'Another')
      if (nr === 60) await house.deliver()
      if (nr === 60) assert.deepEqual(await house.mails('mentor'), [])
      if (nr === 61) await house.deliver()
    }
    const [mail, ...others] = await house.mails('mentor')
    assert.equal(others.length, 0)
    assert.equal(mail?.subject, '2 things are new for you')
    assert.deepEqual(mail?.text.match(/\d+ so far/g), ['61 so far'])
    await house.deliverAt(after(200))
    assert.deepEqual((await house.mails('mentor'))[1]?.text.match(/\d+ so far/g), ['100 so far'])
    const states = await house.states('mentor')
    assert.deepEqual([states.filter((each) => each === 'sent').length, states.length], [3, 101])
  })

  test('told again for an event of before, the last one stays', async () => {
    const [first, second] = [await told('student', 1), await told('student', 2)]
    for (const each of [first, second, first]) await again(each)
    assert.deepEqual(await house.states('student'), ['dropped', 'waiting'])
    await told('student', 3, { thread: 'registered:2' })
    await told('pro', 3)
    assert.deepEqual(
      await house.states('student'),
      ['dropped', 'waiting', 'waiting'],
      'a thread and a person of its own',
    )
    await house.deliverAt(after(61))
    assert.deepEqual((await house.mails('student'))[0]?.text.match(/\d+ so far/g), ['2 so far', '3 so far'])
  })

  test('what was tried goes on by itself: it may have arrived', async () => {
    house.luck.reaches.add(await house.person('intern'))
    const carry = house.luck.send
    house.luck.send = () => Promise.reject(new Error('The pigeon was ill.'))
    await told('intern', 1)
    await house.deliver()
    house.luck.send = carry
    await told('intern', 2)
    await house.deliver()
    await house.deliverAt(after(5))
    assert.deepEqual(
      house.carried.map(({ items }) => items.map(({ words }) => words.en.description.slice(0, 1))),
      [['2'], ['1']],
    )
  })

  test.run()
})
