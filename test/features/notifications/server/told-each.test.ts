import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { notices } from '../../../../features/notifications/contract'
import { eachDatabase } from '../../../support/database'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'

eachDatabase((kind) => {
  const test = suite(`notifications, to each something of their own, ${kind}`)
  let house: PipelineHouse
  test.before(async () => {
    house = await bootPipeline(kind)
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  test('each reads their own words and opens their own page; told again, nothing changes', async () => {
    const notice = async (word: string, title: string) => ({
      ...{ personId: await house.person(word), template: 'notifications.received', from: 'Lumio Labs', at: NOW },
      ...{ values: { title, kind: 'competition' }, actionUrl: `/receipt/${title}`, eventId: `entered ${title}` },
    })
    const all = [await notice('student', 'One'), await notice('student', 'Two'), await notice('pro', 'Three')]
    const tell = () => house.db.transact((tx) => house.kernel.get(notices).tellEach(tx, all))
    house.luck.reaches.add(await house.person('pro'))
    await tell()
    await tell()
    const read = async (word: string) =>
      (await house.bell(word))
        .map(({ heading, actionUrl }: { heading: string; actionUrl: string }) => `${heading} → ${actionUrl}`)
        .filter((line: string) => line.includes('/receipt/'))
    assert.deepEqual(
      (await read('student')).map((line: string) => line.replace(/.*→ /, '')),
      ['/receipt/Two', '/receipt/One'],
    )
    assert.equal((await read('pro')).length, 1)
    await house.deliver()
    assert.deepEqual(
      house.carried.map(({ items }) => items.length),
      [1],
      'by the other way one letter, to whom it reaches',
    )
  })

  test.run()
})
