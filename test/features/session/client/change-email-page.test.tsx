import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { session } from '../../../../features/session/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('the page of the links about an address')
const { page } = await import('../../../../features/session/client/change-email-page')

/** What somebody reads who opens a link with this in it, before they press anything. */
async function read(query: Readonly<Record<string, string>>): Promise<string> {
  const http = {} as HttpClient
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, session],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(session, [], () => ({ refresh: async () => {} }) as never),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const Page = page.Page as (props: { at: object }) => React.ReactNode
  const at = { path: '/auth/change-email', params: {}, query: { token: 'sealed', ...query } }
  const { view, stop } = await drawInHouse({ kernel, http, feature: 'session', page: <Page at={at} /> })
  const heading = await view.findByRole('heading', { level: 1 })
  const button = view.getByRole('button', { name: /^(Yes|Take|Refuse)/ })
  const said = `${heading.textContent}: ${button.textContent}`
  await stop()
  return said
}

test('a link says what it does: it says yes, takes a change back, or refuses one', async () => {
  assert.equal(await read({}), 'Change of email address: Yes, do it')
  assert.equal(await read({ act: 'undo' }), 'Take the change back: Take it back')
  assert.equal(await read({ act: 'stop' }), 'Refuse the change: Refuse it')
  assert.equal(await read({ act: 'constructor' }), 'Change of email address: Yes, do it')
})

test.run()
