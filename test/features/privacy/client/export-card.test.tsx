import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ExportEntry } from '../../../../features/privacy/contract/wire'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('asking for an archive')
const { useState } = await import('react')
const { act, fireEvent } = await import('../../../support/testing-library')
const { ExportCard } = await import('../../../../features/privacy/client/export-card')

const asked = {
  id: 1,
  state: 'asked',
  askedAt: '2026-11-27T03:00:00Z',
  expiresAt: null,
  bytes: 0,
  areas: 0,
  records: 0,
}

test('whoever asked keeps the focus while it is made, and asks for no second one', async () => {
  let posts = 0
  let tell = (_: readonly ExportEntry[]) => {}
  function Page() {
    const [exports, setExports] = useState<readonly ExportEntry[]>([])
    tell = setExports
    return <ExportCard exports={exports} />
  }
  const http = { post: async () => void posts++ } as unknown as HttpClient
  const house = defineFeature({
    id: 'privacy',
    provides: [httpClient, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [provide(httpClient, [], () => http), provide(toasts, [], () => ({ show() {} }) as never)],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const { view, stop } = await drawInHouse({ kernel, http, feature: 'privacy', page: <Page /> })
  const button = await view.findByRole('button')
  button.focus()
  await act(async () => void fireEvent.click(button))
  await act(async () => tell([asked as unknown as ExportEntry]))
  assert.ok(
    document.activeElement === button && !button.matches(':disabled'),
    'browsers take the focus from what is disabled',
  )
  await act(async () => void fireEvent.click(button))
  assert.equal(posts, 1)
  await stop()
})

test.run()
