import type { Kernel, Subject } from '../../kernel/index'
import { switchStore } from '../../features/modules/contract'
import {
  type ApiAddress,
  apiAddresses,
  type Explanation,
  type House,
  type HouseFeature,
  httpServer,
  live,
  webErrors,
} from '../../features/web/contract'
import { explainAddress } from './explain-address'
import type { SwitchSource } from './switches'

export interface RunningHouse extends House {
  /** Brings both kernels to what the database says; called at start and whenever any node changed it. */
  follow(): Promise<void>
  /** Hands in the kernels once they are booted: features get the house before it stands. */
  stands(server: Kernel, rendering: Kernel): void
}

/** The server kernel and the rendering kernel as one house: switched together, explained together. */
export function createHouse(source: SwitchSource): RunningHouse {
  let kernels: { readonly server: Kernel; readonly rendering: Kernel } | undefined
  /** What both kernels stand by and everybody was told; undefined before the first time. */
  let set: Readonly<Record<string, boolean>> | undefined
  let generation = 0
  let turn: Promise<void> = Promise.resolve()

  const standing = () => {
    if (!kernels) throw new Error('The house was asked before it stood.')
    return kernels
  }

  /** One after the other; one that failed is nobody's but its own. */
  function follow() {
    turn = turn.catch(() => undefined).then(followOnce)
    return turn
  }

  async function followOnce() {
    const { server, rendering } = standing()
    const next = await server.get(switchStore).read()
    if (set && JSON.stringify(next) === JSON.stringify(set)) return
    const layers = source.with(next)
    await server.apply(layers)
    // Of pages and parts whose calls nobody answers none is drawn.
    const halved = [...server.plan.off].filter(([, { code }]) => code !== 'off-by-config').map(([id]) => id)
    await rendering.apply([{ by: 'its server half', off: halved }, ...layers])
    generation++
    await server.get(httpServer).refresh()
    await server.get(live).publish('web.switches', { generation })
    set = next // last: what failed half way is done again by the next who asks
  }

  function explain(id: string, subject: Subject): readonly Explanation[] {
    const { server, rendering } = standing()
    const of = (half: Explanation['half'], kernel: Kernel) =>
      kernel.explain(id, subject).map(({ chain: _, point: __, ...rest }) => ({ ...rest, half }))
    if (id.startsWith('/') && !id.startsWith('/api/'))
      return explainAddress(rendering, id, subject).map((line) => ({ ...line, half: 'client' }))
    const all = [...of('server', server), ...of('client', rendering)]
    const known = all.filter(({ code }) => code !== 'unknown')
    return known.length > 0 ? known : all.slice(0, 1)
  }

  function describe(id: string): HouseFeature {
    const { server, rendering } = standing()
    const halves = [server, rendering].filter((kernel) => kernel.plan.features.has(id))
    const says = halves.map((kernel) => kernel.explain(id)[0]).filter((each) => each !== undefined)
    const worst = says.find(({ code }) => code !== 'shown') ?? says[0]
    const states: Record<string, HouseFeature['state']> = { shown: 'on', 'off-by-config': 'off', failed: 'failed' }
    const { by, locked } = source.decided(id, set ?? {})
    return {
      id,
      essential: halves.some((kernel) => kernel.plan.features.get(id)?.essential),
      state: states[worst?.code ?? 'shown'] ?? 'blocked',
      dependants: [...new Set(halves.flatMap((kernel) => dependantsOf(kernel, id)))].sort(),
      contributes: contributionsOf(halves, id),
      addresses: addressesOf(server, id),
      decidedBy: by,
      locked,
      says: worst?.text ?? '',
    }
  }

  return {
    follow,
    stands(server, rendering) {
      kernels = { server, rendering }
    },
    features() {
      const { server, rendering } = standing()
      const ids = new Set([...server.plan.features.keys(), ...rendering.plan.features.keys()])
      return [...ids]
        .filter((id) => id !== 'host')
        .sort()
        .map(describe)
    },
    absent() {
      const { server, rendering } = standing()
      return [...new Set([...server.plan.off.keys(), ...rendering.plan.off.keys()])].sort()
    },
    explain,
    check(changes) {
      const all = this.features()
      for (const id of Object.keys(changes)) {
        const feature = all.find((each) => each.id === id)
        if (!feature) throw webErrors.notFound(`There is no feature "${id}".`)
        if (feature.essential && !changes[id])
          throw webErrors.forbidden(`"${id}" cannot be switched off: the site does not run without it.`)
        if (feature.locked)
          throw webErrors.forbidden(
            `"${id}" is decided by ${feature.decidedBy}. Change it there and start the server again.`,
          )
      }
    },
    async apply(changes, by, why, proposal) {
      this.check(changes)
      await standing().server.get(switchStore).write(changes, by, why, proposal)
      await follow()
    },
    generation: () => generation,
  }
}

/** Who would go with a feature: whatever requires one of its services, and in turn what requires theirs. */
function dependantsOf(kernel: Kernel, id: string): readonly string[] {
  const found = new Set<string>()
  const visit = (of: string) => {
    const tokens = new Set(kernel.plan.features.get(of)?.provides?.map((each) => each.name))
    for (const feature of kernel.plan.features.values()) {
      if (feature.id === id || found.has(feature.id) || !feature.requires?.some((each) => tokens.has(each.name)))
        continue
      found.add(feature.id)
      visit(feature.id)
    }
  }
  visit(id)
  return [...found]
}

function contributionsOf(kernels: readonly Kernel[], id: string): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {}
  for (const kernel of kernels) {
    for (const each of kernel.plan.features.get(id)?.contributes ?? [])
      (found[each.to.name] ??= []).push(each.item.id ?? each.to.name)
  }
  return found
}

/** What its manifest says is its own, whether it is on or off. */
function addressesOf({ plan }: Kernel, id: string): readonly string[] {
  const own = (plan.entries.get(apiAddresses.name) ?? []).filter(({ feature }) => feature === id)
  return own.map(({ item }) => (item as unknown as ApiAddress).path)
}
