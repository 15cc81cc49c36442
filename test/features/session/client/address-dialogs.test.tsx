import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'

const test = suite('an address, then the code that went there')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

async function draw(page: ReactNode) {
  const http = { post: async () => ({ status: 202, data: null, headers: {} }) } as unknown as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(toasts, [], () => ({ state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} })),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page })
  stop = drawn.stop
  const [{ default: user }, { waitFor }] = await Promise.all([
    import('@testing-library/user-event'),
    import('@testing-library/react'),
  ])
  return { view: drawn.view, user: user.setup(), waitFor }
}

async function typeCode({ view, user, waitFor }: Awaited<ReturnType<typeof draw>>) {
  await user.type(view.getByRole('textbox'), 'asha@example.in{Enter}')
  const code = await view.findByLabelText(/code/i)
  await waitFor(() => assert.ok(document.activeElement === code))
  await user.keyboard('123456')
  assert.equal((code as HTMLInputElement).value, '123456')
}

test('whoever adds an address goes on typing in the field of its code', async () => {
  const { AddressDialog } = await import('../../../../features/session/client/settings/address-dialog')
  await typeCode(await draw(<AddressDialog onClose={() => {}} />))
})

test('whoever merges an account goes on typing in the field of its code', async () => {
  const { OwnMergeDialog } = await import('../../../../features/session/client/merge/own-merge-dialog')
  await typeCode(await draw(<OwnMergeDialog onClose={() => {}} />))
})

test.run()
