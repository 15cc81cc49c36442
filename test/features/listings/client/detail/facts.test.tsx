import { drawInHouse } from '../../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../../hosts/alone/boot-alone'
import { toasts } from '../../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../../features/web/contract'
import { detail } from '../listings'

const test = suite('the facts of an opportunity at a glance')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

async function draw(more: Parameters<typeof detail>[0]) {
  const [{ listingsClient }, { Facts }] = await Promise.all([
    import('../../../../../features/listings/client/feature'),
    import('../../../../../features/listings/client/detail/facts'),
  ])
  const http = {} as HttpClient
  const silent = { state: { list: [] }, show() {}, dismiss() {}, hold() {}, release() {} }
  const kernel = await bootAlone(listingsClient, {
    fakes: [
      [httpClient, http],
      [toasts, silent],
    ],
  })
  const drawn = await drawInHouse({ kernel, http, feature: 'listings', page: <Facts opportunity={detail(more)} /> })
  stop = drawn.stop
  const facts = [...drawn.view.container.querySelectorAll('dl > div')]
  return new Map(facts.map(({ children: [name, said] }) => [name?.textContent, said?.textContent]))
}

test('they say on which terms one works where it is known, and nothing of it elsewhere', async () => {
  const facts = await draw({ kind: 'job', employmentType: 'contract' })
  assert.deepEqual([...facts.keys()].slice(0, 3), ['Pay', 'Employment type', 'When'])
  assert.equal(facts.get('Employment type'), 'Contract')
  await stop?.()
  assert.equal((await draw({ kind: 'job' })).has('Employment type'), false)
})

test('where it is abroad they name the country', async () => {
  const place = async (more: object) => {
    const facts = await draw({ pay: null, ...more })
    await stop?.()
    return facts.get('Where')
  }
  assert.equal(await place({}), 'Bengaluru, Hybrid')
  assert.equal(await place({ city: 'Zurich', country: 'Switzerland' }), 'Zurich, Switzerland, Hybrid')
  assert.equal(await place({ city: null, country: 'Germany', workMode: 'remote' }), 'Remote, Germany only')
  const nepal = [{ city: null, country: 'Nepal' }]
  assert.equal(await place({ city: null, otherPlaces: nepal, workMode: 'remote' }), 'Remote, India, Nepal only')
  assert.equal(await place({ city: null, country: null, workMode: 'remote' }), 'Remote')
  const delhi = [{ city: 'Delhi', country: 'India' }]
  assert.equal(await place({ otherPlaces: delhi }), 'Bengaluru, Delhi, Hybrid')
})

test.run()
