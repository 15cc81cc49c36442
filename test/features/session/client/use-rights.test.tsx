import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { session } from '../../../../features/session/contract'
import { type HttpClient, httpClient, liveUpdates } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('what is given to somebody, or taken')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('an open page asks anew for what it shows, once it is known who one is now', async () => {
  const [{ useRights }, { useData }] = await Promise.all([
    import('../../../../features/session/client/states/use-rights'),
    import('../../../../features/web/kit'),
  ])
  const asked: string[] = []
  const heard = new Map<string, (news: unknown) => void>()
  const http = {
    async get(path: string) {
      asked.push(path)
      return { status: 200, data: { path }, headers: {} }
    },
  } as unknown as HttpClient
  const live = {
    on(topic: string, listener: (news: unknown) => void) {
      heard.set(topic, listener)
      return () => {}
    },
    onAgain: () => () => {},
  }
  const refresh = async () => void asked.push('who one is')
  const house = defineFeature({
    id: 'session',
    provides: [httpClient, liveUpdates, session],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(liveUpdates, [], () => live),
          provide(session, [], () => ({ state: { status: 'someone', user: undefined }, refresh }) as never),
        ],
      }),
    }),
  })
  function Page() {
    useRights()
    const { data } = useData({ path: '/api/manage/opportunities/12' } as never)
    return <p>{data ? 'here' : 'not yet'}</p>
  }
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const subject = { id: 7, userRole: ['user'], permissions: [] }
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page: <Page />, subject })
  stop = drawn.stop
  const { waitFor } = await import('../../../support/testing-library')
  await drawn.view.findByText('here')
  heard.get('session.rights:7')?.(undefined)
  const path = '/api/manage/opportunities/12'
  await waitFor(() => assert.deepEqual(asked, [path, 'who one is', path]))
})

test.run()
