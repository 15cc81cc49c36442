import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { suite } from 'uvu'
import { notices } from '../../../../features/notifications/contract'
import { sideBySide } from '../../../../features/notifications/server/delivering/side-by-side'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootPipeline, type PipelineHouse } from '../pipeline-house'

eachDatabase((kind) => {
  const test = suite(`notifications, ways side by side, ${kind}`)
  let house: PipelineHouse
  test.before(async () => {
    house = await bootPipeline(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  test('a way that does not answer holds up no other, nor what is told meanwhile', async () => {
    const carry = house.luck.send
    let answer = () => {}
    let asked = 0
    house.luck.send = () => {
      asked += 1
      return new Promise<void>((done) => {
        answer = done
      })
    }
    house.luck.reaches.add(await house.person('pro'))
    for (const word of ['pro', 'student']) await house.rhythm(word, { digest: 'none' })
    await house.tell('pro', 'First')
    await until('paper is asked', () => asked > 0)
    const mailed = (word: string) => until(`${word} has a mail`, async () => (await house.mails(word)).length === 1)
    await mailed('pro')
    await house.tell('student', 'Second')
    await mailed('student')
    assert.equal(asked, 1, 'and nobody is asked twice at once')
    answer()
    house.luck.send = carry
    await until('paper is done', async () => (await house.states('pro')).every((state) => state === 'sent'))
  })

  test('two who tell in one thread at the same moment make one line, and neither fails', async () => {
    const [personId, thread] = [await house.person('mentor'), 'side:1']
    const tellSlowly = (nr: number) =>
      house.db.transact(async (tx) => {
        await house.kernel.get(notices).tell(tx, {
          ...{ personId, thread, template: 'notifications.withdrawn', values: { title: 'Data Cup', count: nr } },
          ...{ from: 'Lumio Labs', actionUrl: '/', eventId: `side-${nr}`, at: new Date() },
        })
        await pause(50)
      })
    await Promise.all([1, 2, 3].map(tellSlowly))
    const lines = (await house.bell('mentor')).filter(({ text }: { text: string }) => text.includes('Data Cup'))
    assert.equal(lines.length, 1)
    assert.deepEqual((await house.states('mentor')).toSorted(), ['dropped', 'dropped', 'waiting'])
  })

  test.run()
})

const test = suite('side by side')
const never = new AbortController().signal

test('all are done before it ends, and what one of them throws comes last', async () => {
  const done: string[] = []
  const going = sideBySide(['slow', 'broken', 'quick'], never, async (each) => {
    if (each === 'broken') throw new Error('broken')
    if (each === 'slow') await pause(30)
    done.push(each)
  })
  await assert.rejects(going, /broken/)
  assert.deepEqual([...new Set(done)], ['quick', 'slow'])
})

test('it ends at once where there is nothing to do, and when it is stopped', async () => {
  await sideBySide([], never, async () => assert.fail())
  const stop = new AbortController()
  let turns = 0
  const going = sideBySide(['waits', 'ends'], stop.signal, async (each) => {
    turns += 1
    if (each === 'waits') await new Promise((done) => stop.signal.addEventListener('abort', done))
  })
  await pause(10)
  stop.abort()
  await going
  assert.equal(turns, 2)
})

test.run()
