import type { Clock } from '../../data/contract'
import type { People } from '../../session/contract'
import type { Health, House, HouseFeature } from '../../web/contract'
import type { KeptSwitch, SwitchStore } from '../contract'
import type { Module, Modules } from '../contract/wire'

const DAY_MS = 86_400_000
/** What is off for longer is forgotten, or should be gone. */
const STALE_DAYS = 90

export interface ModuleListNeeds {
  readonly house: House
  readonly health: Health
  readonly store: SwitchStore
  readonly clock: Clock
  readonly people: () => People | undefined
}

/** All features as /manage/modules shows them, and how the parts of the house are. */
export function createModuleList({ house, health, store, clock, people }: ModuleListNeeds) {
  async function staleOnes(all: readonly HouseFeature[]): Promise<ReadonlyMap<string, Module['stale']>> {
    const now = clock.now().getTime()
    const daysOf = ({ since }: KeptSwitch) => (now - since.getTime()) / DAY_MS
    // What the environment or the file decides is no admin's, whatever one has set before.
    const free = new Set(all.filter(({ state, locked }) => state === 'off' && !locked).map(({ id }) => id))
    const held = (await store.list()).filter((each) => !each.on && free.has(each.feature) && daysOf(each) > STALE_DAYS)
    const found = await people()?.list(held.flatMap(({ by }) => by ?? []))
    const names = new Map(found?.map(({ id, name }) => [id, name]))
    const said = (each: KeptSwitch) => ({
      since: each.since.toISOString(),
      days: Math.floor(daysOf(each)),
      by: names.get(each.by ?? 0) ?? '',
    })
    return new Map(held.map((each) => [each.feature, said(each)]))
  }

  return async (): Promise<Modules> => {
    const all = house.features()
    const [stale, checks] = await Promise.all([staleOnes(all), health.now()])
    const modules = all.map(({ contributes, decidedBy, ...rest }) => ({
      ...rest,
      decidedBy: decidedBy ?? null,
      stale: stale.get(rest.id) ?? null,
      contributes: Object.entries(contributes).map(([point, items]) => ({ point, items })),
    }))
    return { modules, checks }
  }
}

export type ModuleList = ReturnType<typeof createModuleList>
