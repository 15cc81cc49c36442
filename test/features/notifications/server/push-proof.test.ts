import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { receipts, templates } from '../../../../features/notifications/contract'
import { contribute, defineFeature } from '../../../../kernel/index'
import { eachDatabase } from '../../../support/database'
import { createPushBrowser, type PushService, startPushService } from '../../../support/push-service'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'

const says = () => ({ title: 'The rules', description: 'Read.', action: 'Read', who: 'You', by: 'before it begins' })
const TEMPLATE = 'notifications.rules'
const weight = defineFeature({
  id: 'weight',
  contributes: [
    contribute(templates, {
      ...{ id: TEMPLATE, topic: 'listings', isWeighty: true, opens: 'sidescreen', en: says, hi: says },
    }),
  ],
})

eachDatabase((kind) => {
  const test = suite(`notifications, proof of pushes, ${kind}`)
  let house: PipelineHouse
  let service: PushService
  test.before(async () => {
    service = await startPushService()
    const settings = { publicUrl: 'http://localhost:4000', pushHosts: ['127.0.0.1'] }
    house = await bootPipeline(kind, [weight], { notifications: settings })
  })
  test.before.each(() => {
    service.calls.length = 0
    service.answer = () => 201
    return house.begin()
  })
  test.after(async () => {
    await house?.dispose()
    await service?.close()
  })

  async function pushed(word: string, ...browsers: readonly string[]) {
    const person = await house.as(word)
    await person.put('/api/notifications/preferences/topics', { topic: 'listings', channel: 'email', isOn: false })
    for (const name of browsers) {
      const { subscription } = createPushBrowser(service.addressOf(name))
      assert.equal((await person.put('/api/notifications/push/device', subscription)).status, 204)
    }
    const { eventId } = await house.tell(word, 'x', { template: TEMPLATE })
    await house.deliverAt(new Date(NOW.getTime() + 60_000))
    const [receipt] = await house.kernel.get(receipts).list({ eventId, template: TEMPLATE }, undefined, 10)
    const sums = await house.kernel.get(receipts).sumsOf({ eventId, template: TEMPLATE })
    return [receipt?.ways.map(({ channel, state }) => `${channel} ${state}`), sums.accepted]
  }

  test('what no browser takes any more is no proof that one did', async () => {
    service.answer = () => 410
    assert.deepEqual(await pushed('student', 'gone', 'gone-too'), [[], 0])
    assert.deepEqual(await house.states('student'), ['dropped'])
  })

  test('one that takes it is enough', async () => {
    service.answer = () => (service.calls.length === 0 ? 410 : 201)
    assert.deepEqual(await pushed('pro', 'lost', 'here'), [['push accepted'], 1])
  })

  test.run()
})
