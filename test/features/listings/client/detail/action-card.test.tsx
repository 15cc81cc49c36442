import { drawInHouse } from '../../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { contribute } from '../../../../../kernel/index'
import { bootAlone } from '../../../../../hosts/alone/boot-alone'
import { detailActions } from '../../../../../features/listings/contract'
import type { OpportunityDetail } from '../../../../../features/listings/contract/wire'
import { toasts } from '../../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../../features/web/contract'

const test = suite('the card of an opportunity’s page while one cannot take part on the site')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const opportunity = {
  ...{ id: 12, kind: 'hackathon', title: 'Clean water', path: '/hackathons/clean-water-12', zone: 'Asia/Kolkata' },
  ...{ standing: 'open', opensAt: null, closesAt: '2026-12-01T12:00:00.000Z', closedAt: null, externalUrl: null },
  now: '2026-11-21T06:30:00.000Z',
}
const button = (id: string, isEntry: boolean) =>
  contribute(detailActions, {
    id,
    ...(isEntry && { isEntry }),
    load: async () => ({ Action: () => <button type="button">{id}</button> }),
  })

async function draw(changed: object = {}, actions: readonly ReturnType<typeof button>[] = []) {
  const [{ listingsClient }, { ActionCard }] = await Promise.all([
    import('../../../../../features/listings/client/feature'),
    import('../../../../../features/listings/client/detail/action-card'),
  ])
  const http = {
    get: async () => ({ status: 200, data: { now: opportunity.now }, headers: {} }),
  } as unknown as HttpClient
  const kernel = await bootAlone(listingsClient, {
    fakes: [
      [httpClient, http],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
      ...actions,
    ],
  })
  const shown = { ...opportunity, ...changed } as unknown as OpportunityDetail
  const page = <ActionCard opportunity={shown} isRefused={false} onTurn={() => {}} />
  const drawn = await drawInHouse({ kernel, http, feature: 'listings', page })
  stop = drawn.stop
  return drawn.view
}

const CANNOT = 'You cannot register here at the moment.'

test('it says so although other features have buttons there', async () => {
  const view = await draw({}, [button('saved.button', false)])
  assert.ok(view.getByText(CANNOT))
})

test('only the way to take part keeps its place while it is on its way', async () => {
  const never = (id: string, isEntry: boolean) =>
    contribute(detailActions, { id, ...(isEntry && { isEntry }), load: () => new Promise<never>(() => {}) })
  const places = async (id: string, isEntry: boolean) => {
    const view = await draw({}, [never(id, isEntry)])
    await view.findByRole('button', { name: 'Share' }, { timeout: 10_000 })
    const heldOpen = view.container.querySelectorAll('[style*="--height"]').length
    await stop?.()
    return heldOpen
  }
  assert.deepEqual([await places('manage.here', false), await places('registrations.register', true)], [0, 1])
})

test('with a way to take part, or when it is over, there is nothing to say', async () => {
  const open = await draw({}, [button('registrations.register', true)])
  open.getByText('Registration closes in')
  assert.equal(open.queryByText(CANNOT), null)
  await stop?.()
  const closed = await draw({ standing: 'closed' })
  assert.equal(closed.queryByText(CANNOT), null)
})

test('what is entered on another site leads there', async () => {
  const view = await draw({ externalUrl: 'https://example.org/enter' }, [button('saved.button', false)])
  assert.equal(view.getAllByRole('link')[0]?.getAttribute('href'), 'https://example.org/enter')
  assert.equal(view.queryByText(CANNOT), null)
})

test.run()
