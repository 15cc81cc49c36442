import { drawRules } from './draw-rules'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type HttpClient, HttpError } from '../../../../features/web/contract'

const test = suite('the rules of what is compared')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('are asked for at once, with those that the page asks for before it is drawn, and of none that is gone', async () => {
  const [{ useLines }, { rulesCompared }] = await Promise.all([
    import('../../../../features/rules/client/lines/compared-lines'),
    import('../../../../features/rules/client/requests'),
  ])
  const asked: string[] = []
  const there = { opportunityId: 12, conditions: [{ fact: 'cgpa', from: 7 }], note: null }
  const http = {
    async get(path: string, { query = {} }: { query?: Record<string, string> } = {}) {
      asked.push(`${path}?${new URLSearchParams(query)}`)
      if (path.startsWith('/api/rules/of/13')) throw new HttpError(404, undefined)
      return { status: 200, data: path.endsWith('/12') ? there : { items: [there] }, headers: {} }
    },
  } as unknown as HttpClient
  function Lines() {
    const lines = useLines([13, 12])
    return <p>{lines.map((each) => each?.join() ?? 'none').join(' | ')}</p>
  }
  const { view, ...house } = await drawRules(<Lines />, http)
  stop = house.stop
  await view.findByText(/^none \| .*7/)
  const before = rulesCompared({ path: '/compare', params: {}, query: { ids: '13,12' } })
  assert.deepEqual(
    [asked, Object.values(before).map(({ query }) => query)],
    [['/api/rules/compared?ids=13%2C12'], [{ ids: '13,12' }]],
  )
})

test.run()
