import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type SwitchStore, switchStore } from '../../../features/modules/contract'
import { type HttpServer, httpServer, live } from '../../../features/web/contract'
import { createHouse } from '../../../hosts/server/house'
import type { SwitchSource } from '../../../hosts/server/switches'
import { contribute, defineFeature, defineRuntime, type Feature, point, provide, token } from '../../../kernel/index'

import { house as bootHouse } from '../../kernel/house'
import { until } from '../../support/waiting'

const halves = suite('the two halves of the house')
const shelf = token<object>('shop.shelf')
const links = point('bar.links')

const provides = (id: string, what: typeof shelf) =>
  defineFeature({
    id,
    provides: [what],
    load: async () => ({ runtime: defineRuntime({ provides: [provide(what, [], () => ({}))] }) }),
  })

/** What is kept, answered and told, as far as switching needs it. */
function host(
  kept: () => Readonly<Record<string, boolean>>,
  {
    write = async () => {},
    refresh = async () => {},
  }: Partial<Pick<SwitchStore, 'write'> & Pick<HttpServer, 'refresh'>> = {},
): Feature {
  const parts = [
    provide(switchStore, [], () => ({
      read: async () => kept(),
      list: async () => [],
      write,
      onChange: async () => async () => {},
    })),
    provide(httpServer, [], () => ({ refresh }) as never),
    provide(live, [], () => ({ publish: async () => {} }) as never),
  ]
  return defineFeature({
    id: 'host',
    essential: true,
    activates: 'boot',
    provides: [switchStore, httpServer, live],
    load: async () => ({ runtime: defineRuntime({ provides: parts }) }),
  })
}

const source: SwitchSource = {
  fixed: [],
  with: (set) => [{ by: 'an admin', off: Object.keys(set).filter((id) => !set[id]) }],
  decided: () => ({ by: undefined, locked: false }),
}

halves(
  'what lost what it stands on in the server is not drawn, nor shown in browsers, and comes back whole',
  async () => {
    let set: Readonly<Record<string, boolean>> = {}
    const server = await bootHouse([
      host(() => set),
      provides('shop', shelf),
      defineFeature({ id: 'basket', requires: [shelf] }),
    ])
    const rendering = await bootHouse([
      defineFeature({ id: 'bar', points: [links] }),
      defineFeature({ id: 'shop' }),
      defineFeature({ id: 'basket', contributes: [contribute(links, { id: 'basket.link' })] }),
    ])
    const house = createHouse(source)
    house.stands(server.kernel, rendering.kernel)
    await house.follow()
    const shown = () => rendering.kernel.view(links).map(({ id }) => id)
    assert.deepEqual([house.absent(), shown()], [[], ['basket.link']])

    set = { shop: false }
    await house.follow()
    assert.deepEqual([house.absent(), shown()], [['basket', 'shop'], []])
    const stateOf = (id: string) => house.features().find((each) => each.id === id)?.state
    assert.deepEqual([stateOf('shop'), stateOf('basket')], ['off', 'blocked'])
    assert.match(house.explain('basket', undefined as never)[0]?.text ?? '', /needs shop\.shelf of feature "shop"/)

    set = {}
    await house.follow()
    assert.deepEqual([house.absent(), shown()], [[], ['basket.link']])
    assert.equal(stateOf('basket'), 'on')
  },
)

/** A house that keeps its switches in memory, and whose store tells of a change before it has said that it was written, as a database may. */
async function switching(refresh: () => Promise<void>) {
  let set: Readonly<Record<string, boolean>> = {}
  const write: SwitchStore['write'] = async (changes) => {
    set = { ...set, ...changes }
    house.follow().catch(() => undefined)
  }
  const server = await bootHouse([host(() => set, { write, refresh }), provides('shop', shelf)])
  const rendering = await bootHouse([defineFeature({ id: 'shop' })])
  const house = createHouse(source)
  house.stands(server.kernel, rendering.kernel)
  await house.follow()
  return house
}

halves('who switches is answered when it has happened, also where the notice of it came first', async () => {
  const steps: string[] = []
  let open: (() => void) | undefined
  let isGated = false
  const house = await switching(async () => {
    if (!isGated) return
    steps.push('refreshing')
    await new Promise<void>((resolve) => (open = resolve))
    steps.push('refreshed')
  })
  isGated = true
  const applied = house.apply({ shop: false }, undefined, 'a test').then(() => steps.push('answered'))
  await until('it refreshes', () => open !== undefined)
  await new Promise((resolve) => setImmediate(resolve))
  open?.()
  await applied
  assert.deepEqual(steps, ['refreshing', 'refreshed', 'answered'])
  assert.deepEqual(house.absent(), ['shop'])
})

halves('a switch that failed half way is followed again by the next who asks', async () => {
  let refreshed = 0
  let faults = 0
  const house = await switching(async () => {
    refreshed++
    if (faults-- > 0) throw new Error('no room')
  })
  const before = refreshed
  faults = 2 // the notice and whoever switched
  await assert.rejects(house.apply({ shop: false }, undefined, 'a test'), /no room/)
  assert.equal(refreshed, before + 2)
  await house.apply({ shop: false }, undefined, 'once more')
  assert.equal(refreshed, before + 3)
})

halves.run()
