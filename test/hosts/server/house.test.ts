import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { switchStore } from '../../../features/modules/contract'
import { httpServer, live } from '../../../features/web/contract'
import { createHouse } from '../../../hosts/server/house'
import type { SwitchSource } from '../../../hosts/server/switches'
import { contribute, defineFeature, defineRuntime, type Feature, point, provide, token } from '../../../kernel/index'

import { house as bootHouse } from '../../kernel/house'

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
function host(kept: () => Readonly<Record<string, boolean>>): Feature {
  const parts = [
    provide(switchStore, [], () => ({
      read: async () => kept(),
      write: async () => {},
      onChange: async () => async () => {},
    })),
    provide(httpServer, [], () => ({ refresh: async () => {} }) as never),
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

halves.run()
