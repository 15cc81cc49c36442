import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type EarlyScriptModule, earlyScripts } from '../../../../features/web/contract'
import { boot, contribute, defineFeature, plan } from '../../../../kernel/index'

const test = suite('scripts in the head of every document')

const script = (id: string, load: () => Promise<EarlyScriptModule>) => contribute(earlyScripts, { id, load })

test('speak the page’s language; one that does not come, or fails, costs no page', async () => {
  const { earlyOf } = await import('../../../../features/web/client/prepare')
  const stage = defineFeature({
    id: 'stage',
    points: [earlyScripts],
    contributes: [
      script('stage.lost', () => Promise.reject(new Error('no such file'))),
      script('stage.broken', async () => ({
        script() {
          throw new Error('it fails')
        },
      })),
      script('stage.sound', async () => ({ script: (t) => `say(${t('hello')})` })),
    ],
  })
  const kernel = await boot(plan([stage]))
  const texts = { translator: (language: string) => (key: string) => `${language} ${key}`, load: async () => {} }
  const shop = { kernel, texts, language: 'hi' } as unknown as Parameters<typeof earlyOf>[0]
  assert.deepEqual(await earlyOf(shop, []), ['say(hi hello)'])
  await kernel.dispose()
})

test.run()
