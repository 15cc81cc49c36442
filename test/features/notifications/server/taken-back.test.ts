import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { notices, templates } from '../../../../features/notifications/contract'
import { contribute, defineFeature } from '../../../../kernel/index'
import { eachDatabase } from '../../../support/database'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'

const HOUR_MS = 3_600_000
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
const says = ({ title }: Readonly<Record<string, unknown>>) => ({
  ...{ title: `News of “${title}”`, description: 'Read it.', action: 'Read' },
  ...{ who: 'You', by: 'before it begins' },
})
// The house reads mails of this name.
const TEMPLATE = 'notifications.news'
const weight = defineFeature({
  id: 'weight',
  contributes: [
    contribute(templates, {
      ...{ id: TEMPLATE, topic: 'listings', isWeighty: true, opens: 'sidescreen', en: says, hi: says },
    }),
  ],
})

eachDatabase((kind) => {
  const test = suite(`notifications, what is taken back, ${kind}`)
  let house: PipelineHouse
  test.before(async () => {
    house = await bootPipeline(kind, [weight])
  })
  test.before.each(() => house.begin())
  test.after(() => house?.dispose())

  const tell = (word: string, title: string) => house.tell(word, title, { template: TEMPLATE })
  const takeBack = ({ eventId, template }: { readonly eventId: string; readonly template: string }) =>
    house.db.transact((tx) => house.kernel.get(notices).takeBack(tx, { eventId, template }))
  const subjects = async (word: string) => (await house.mails(word)).map(({ subject }) => subject)

  test('it is not mailed any more, nor a day later by another way; what else was told is', async () => {
    await tell('student', 'Monday').then(takeBack)
    await tell('student', 'Tuesday')
    await tell('pro', 'Monday')
    await house.deliverAt(after(2))
    for (const hours of [25, 49]) {
      house.setNow(after(hours))
      await house.kernel
        .view(jobs)
        .find(({ id }) => id === 'notifications.fall-back')
        ?.run({ now: after(hours), signal: new AbortController().signal, data: undefined })
      await house.deliver()
    }
    assert.deepEqual(await subjects('student'), ['News of “Tuesday”'])
    assert.deepEqual(await subjects('pro'), ['News of “Monday”'])
    const told = (await house.bell('student')).map(({ text }: { text: string }) => text)
    assert.ok(told.includes('News of “Monday”'), 'that it was told is proved')
  })

  test('what has gone out stays as it was', async () => {
    const notice = await tell('mentor', 'Wednesday')
    await house.deliverAt(after(2))
    await takeBack(notice)
    assert.deepEqual([await house.states('mentor'), await subjects('mentor')], [['sent'], ['News of “Wednesday”']])
  })

  test.run()
})
