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

const posted: unknown[] = []

async function draw(page: ReactNode) {
  posted.length = 0
  const post = async (_: string, body: unknown) => {
    posted.push(body)
    return { status: 202, data: null, headers: {} }
  }
  const http = { post } as unknown as HttpClient
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
    import('../../../support/testing-library'),
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

/** The same in both: what is wrong is said by the page, and who mistyped it or got no mail goes on. */
async function mistype({ view, user }: Awaited<ReturnType<typeof draw>>) {
  const field = () => view.getByRole('textbox') as HTMLInputElement
  await user.type(field(), 'asha at example{Enter}')
  assert.ok(await view.findByText('This is not an email address'))
  assert.deepEqual(posted, [], 'it is sent to nobody')
  await user.clear(field())
  await user.type(field(), 'ash@example.in{Enter}')
  await user.click(await view.findByRole('button', { name: 'Send again' }))
  assert.deepEqual(posted, [{ email: 'ash@example.in' }, { email: 'ash@example.in' }])
  await user.click(view.getByRole('button', { name: 'Another address' }))
  assert.equal(field().value, 'ash@example.in')
  assert.ok(document.activeElement === field())
}

test('whoever mistypes the address to add is told so, and goes back to it', async () => {
  const { AddressDialog } = await import('../../../../features/session/client/settings/address-dialog')
  await mistype(await draw(<AddressDialog onClose={() => {}} />))
})

test('whoever mistypes the address of an account to merge is told so, and goes back to it', async () => {
  const { OwnMergeDialog } = await import('../../../../features/session/client/merge/own-merge-dialog')
  await mistype(await draw(<OwnMergeDialog onClose={() => {}} />))
})

test.run()
