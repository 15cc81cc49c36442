import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import type { Module, Stakes } from '../../../../features/modules/contract/wire'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'

const test = suite('switching a module')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const saved = { id: 'saved', state: 'on', essential: false, locked: false, dependants: ['alerts'], takesTwo: false }

interface Given {
  readonly module?: Partial<Module>
  readonly along?: readonly string[]
  readonly reason?: string
  /** What is counted; left out: the answer never comes. */
  readonly stakes?: () => Promise<Stakes>
  readonly status?: number
  /** So many answers do not come. */
  readonly lost?: number
}

async function draw({ module, along = [], reason, stakes, status = 204, lost = 0 }: Given = {}) {
  const sent: object[] = []
  const said: string[] = []
  const keys: (string | undefined)[] = []
  const post = async (_: string, body: object, { idempotencyKey }: { readonly idempotencyKey?: string } = {}) => {
    sent.push(body)
    keys.push(idempotencyKey)
    if (sent.length <= lost) throw new Error('no answer')
    return { status, data: null, headers: {} }
  }
  const get = async () => ({ status: 200, data: await (stakes?.() ?? new Promise<never>(() => {})), headers: {} })
  const http = { get, post } as unknown as HttpClient
  const show = ({ text }: { readonly text: string }) => void said.push(text)
  const house = defineFeature({
    id: 'modules',
    provides: [httpClient, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(toasts, [], () => ({ state: { list: [] }, show }) as never),
        ],
      }),
    }),
  })
  const [{ SwitchDialog }, { default: user }] = await Promise.all([
    import('../../../../features/modules/client/switch-dialog'),
    import('@testing-library/user-event'),
  ])
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  let isClosed = false
  const page = (
    <SwitchDialog
      module={{ ...saved, ...module } as Module}
      along={along}
      reason={reason}
      onClose={() => (isClosed = true)}
    />
  )
  const drawn = await drawInHouse({ kernel, http, feature: 'modules', words: ['saved', 'waitlist', 'alerts'], page })
  stop = drawn.stop
  return { view: drawn.view, act: user.setup(), sent, keys, said, isClosed: () => isClosed }
}

test('whoever has typed the reason switches by Enter, once it says enough, counted or not', async () => {
  const { waitFor } = await import('../../../support/testing-library')
  const { view, act, sent, isClosed } = await draw()
  const field = await view.findByRole('textbox')
  await act.type(field, 'no{Enter}')
  assert.deepEqual(sent, [])
  await act.type(field, ' longer wanted{Enter}')
  await waitFor(() => assert.ok(isClosed()))
  assert.deepEqual(sent, [{ feature: 'saved', on: false, why: 'no longer wanted' }])
})

test('who presses again because no answer came switches once', async () => {
  const { waitFor } = await import('../../../support/testing-library')
  const { view, act, keys, isClosed } = await draw({ lost: 1 })
  await act.type(await view.findByRole('textbox'), 'no longer wanted{Enter}')
  await waitFor(() => assert.ok(!view.getByRole('button', { name: 'Switch off' }).hasAttribute('disabled')))
  await view.findByRole('alert')
  await act.type(view.getByRole('textbox'), '{Enter}')
  await waitFor(() => assert.ok(isClosed()))
  assert.equal(keys.length, 2)
  assert.ok(keys[0])
  assert.equal(keys[0], keys[1])
})

test('what would stand still is said in numbers, and what could not be counted is said too', async () => {
  const counts = { lines: 2, people: 1, seats: 0 }
  const items = [
    { feature: 'waitlist', says: 'waitlist.stake.lines', counts },
    { feature: 'alerts', says: 'alerts.stake.searches', counts: null },
  ]
  const { view } = await draw({ along: ['alerts'], stakes: async () => ({ items }) })
  await view.findByText(/1 person waits in 2 lines that would not move; no seat is kept/)
  assert.match(view.getByRole('list').textContent ?? '', /could not be counted/)
  await view.findByText(/This also stops /)
})

test('where nothing is at stake that is said; where nobody answers one can ask again, and switch', async () => {
  let isDown = true
  const { view, act } = await draw({
    stakes: async () => {
      if (isDown) throw new Error('down')
      return { items: [] }
    },
  })
  const again = await view.findByRole('button', { name: /again/i })
  await act.type(view.getByRole('textbox'), 'enough')
  const go = view.getByRole('button', { name: 'Switch off' }) as HTMLButtonElement
  assert.equal(go.disabled, false)
  isDown = false
  await act.click(again)
  await view.findByText('Nothing is going on in it right now.')
})

test('back on again asks for nothing at stake, with the reason that was given to begin with', async () => {
  const reason = 'Back to how it was before: stocktaking'
  const { view, act, sent } = await draw({ module: { state: 'off' }, reason })
  assert.equal(((await view.findByRole('textbox')) as HTMLInputElement).value, reason)
  assert.equal(view.queryByText('Counting what is at stake'), null)
  await act.click(view.getByRole('button', { name: 'Switch on' }))
  assert.deepEqual(sent, [{ feature: 'saved', on: true, why: reason }])
})

test('what takes two is proposed, and said to stay on', async () => {
  const { waitFor } = await import('../../../support/testing-library')
  const { view, act, said } = await draw({ module: { takesTwo: true }, status: 202 })
  await view.findByText(/It takes two people/)
  await act.type(view.getByRole('textbox'), 'too slow')
  await act.click(view.getByRole('button', { name: 'Propose' }))
  await waitFor(() => assert.match(said.join(), /stays on until a second person approves$/))
})

test.run()
