import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'

const test = suite('switching a module')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('whoever has typed the reason switches by Enter, once it says enough', async () => {
  const sent: object[] = []
  const post = async (_: string, body: object) => {
    sent.push(body)
    return { status: 204, data: null, headers: {} }
  }
  const http = { post } as unknown as HttpClient
  const house = defineFeature({
    id: 'modules',
    provides: [httpClient, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(toasts, [], () => ({ state: { list: [] }, show() {} }) as never),
        ],
      }),
    }),
  })
  const [{ SwitchDialog }, { default: user }, { waitFor }] = await Promise.all([
    import('../../../../features/modules/client/switch-dialog'),
    import('@testing-library/user-event'),
    import('@testing-library/react'),
  ])
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const module = { id: 'saved', state: 'on', essential: false, locked: false, dependants: [], contributes: [] }
  let isClosed = false
  const page = <SwitchDialog module={{ ...module, decidedBy: null } as never} onClose={() => (isClosed = true)} />
  const drawn = await drawInHouse({ kernel, http, feature: 'modules', page })
  stop = drawn.stop
  const field = await drawn.view.findByRole('textbox')
  const typing = user.setup()
  await typing.type(field, 'no{Enter}')
  assert.deepEqual(sent, [])
  await typing.type(field, ' longer wanted{Enter}')
  await waitFor(() => assert.ok(isClosed))
  assert.deepEqual(sent, [{ feature: 'saved', on: false, why: 'no longer wanted' }])
})

test.run()
