import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { uiClient } from '../../../features/ui/client/feature'
import { catalogues, confirm, stage, textMissing, texts, theme, toasts } from '../../../features/ui/contract'
import { boot, contribute, defineFeature, defineRuntime, plan } from '../../../kernel'

const ui = suite('ui in a kernel')

const jobs = defineFeature({
  id: 'jobs',
  activates: 'boot',
  contributes: [
    contribute(catalogues, {
      id: 'jobs.texts',
      load: { en: async () => ({ default: { 'jobs.a': 'A' } }), hi: async () => ({ default: {} }) },
    }),
  ],
  load: async () => ({
    runtime: defineRuntime({ start: ({ bus }) => void bus.on(textMissing, ({ key }) => void told.push(key)) }),
  }),
})
const told: string[] = []

ui('loads the texts that a feature contributes and tells of missing ones', async () => {
  const kernel = await boot(plan([uiClient, jobs]))
  const all = kernel.get(texts)
  await all.load('en', ['jobs'])
  assert.deepEqual([all.translator('en')('jobs.a'), all.translator('en')('jobs.b')], ['A', 'jobs.b'])
  assert.deepEqual(told, ['jobs.b'])
  await kernel.dispose()
})

ui('keeps two visitors apart and answers no to what was asked when one leaves', async () => {
  const kernel = await boot(plan([uiClient]))
  const [one, other] = [kernel.visit(), kernel.visit()]
  one.get('ui', toasts).show({ tone: 'info', text: 'only here' })
  one.get('ui', stage).open('x.y')
  one.get('ui', theme).choose('dark')
  assert.equal(other.get('ui', toasts).state.list.length, 0)
  assert.deepEqual([other.get('ui', stage).state.open.length, other.get('ui', theme).state.choice], [0, 'system'])
  const answer = one.get('ui', confirm).ask({ type: 'warning', text: 'Leave?' })
  await one.end()
  assert.equal(await answer, false)
  await other.end()
  await kernel.dispose()
})

ui.run()
