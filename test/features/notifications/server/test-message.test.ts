import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { signUp } from '../../session/house'
import { bootPipeline, type PipelineHouse } from '../pipeline-house'

eachDatabase((kind) => {
  const test = suite(`notifications, a test message, ${kind}`)
  let house: PipelineHouse
  test.before(async () => {
    house = await bootPipeline(kind)
  })
  test.after(() => house?.dispose())

  test('it is mailed to who has proved the address, and to nobody whose address somebody signed up with', async () => {
    await house.begin()
    assert.equal((await (await house.as('student')).post('/api/notifications/test')).status, 204)
    const stranger = await signUp(house, 'somebody.else@demo.test')
    const { status, body } = await stranger.post('/api/notifications/test')
    assert.deepEqual([status, body.code], [409, 'step-not-reached'])
    await house.deliver()
    assert.deepEqual([(await house.mails('student')).length, (await house.mails('somebody.else')).length], [1, 0])
  })

  test.run()
})
