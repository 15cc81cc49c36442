import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('a change of address that is under way')
const { act, waitFor } = await import('../../../support/testing-library')
const { EmailRow } = await import('../../../../features/session/client/settings/email-row')
const { accountSettingsRequest } = await import('../../../../features/session/client/requests')
const { useData } = await import('../../../../features/web/kit')

function Row() {
  const { data } = useData(accountSettingsRequest)
  return data ? <EmailRow settings={data} /> : null
}

test('what was said by a link in another tab stands there when one comes back', async () => {
  const change = { email: 'new@example.in', sentAt: '2026-11-27T03:00:00Z', waitsUntil: null, newSaidAt: null }
  let oldSaidAt: string | null = null
  const http = {
    get: async () => ({
      status: 200,
      headers: {},
      data: {
        email: 'old@example.in',
        provedAt: null,
        phone: null,
        addresses: [],
        alike: [],
        change: { ...change, oldSaidAt },
      },
    }),
  } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [provide(httpClient, [], () => http), provide(toasts, [], () => ({}) as never)],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const { view, stop } = await drawInHouse({ kernel, http, feature: 'session', page: <Row /> })
  await view.findByText(/^Old address: link sent/)
  oldSaidAt = '2026-11-27T03:01:00Z'
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => assert.ok(!view.queryByText(/^Old address: link sent/), 'the page knows of the yes'))
  await stop()
})

test.run()
