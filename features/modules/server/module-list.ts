import type { Clock } from '../../data/contract'
import type { People } from '../../session/contract'
import type { Health, House, HouseFeature } from '../../web/contract'
import type { KeptSwitch, SwitchStore } from '../contract'
import type { Module } from '../contract/wire'
import type { Proposal } from '../contract/wire-proposals'
import { lapsesAt } from './proposals/life'
import type { ProposalRow } from './proposals/proposal-queries'
import type { Proposals } from './proposals/proposals'
import type { Switching } from './switching'

const DAY_MS = 86_400_000
/** What is off for longer is forgotten, or should be gone. */
const STALE_DAYS = 90

export interface ModuleListNeeds {
  readonly house: House
  readonly health: Health
  readonly store: SwitchStore
  readonly switching: Switching
  readonly proposals: Proposals
  readonly clock: Clock
  readonly people: () => People | undefined
}

/** All features as /manage/modules shows them, and how the parts of the house are. */
export function createModuleList({ house, health, store, switching, proposals, clock, people }: ModuleListNeeds) {
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

  async function proposalsFor(personId: number): Promise<readonly Proposal[]> {
    const found = await proposals.list(personId)
    // Proposed once more since, it is no news that it was declined before.
    const isLast = ({ id, feature }: ProposalRow) => !found.some((each) => each.feature === feature && each.id > id)
    const rows = found.filter((each) => each.state === 'open' || isLast(each))
    const ids = rows.flatMap(({ by_person, settled_by_person }) => [by_person ?? [], settled_by_person ?? []].flat())
    const names = new Map((await people()?.list([...new Set(ids)]))?.map(({ id, name }) => [id, name]))
    const nameOf = (id: number | null) => (id === null ? '' : (names.get(id) ?? ''))
    return rows.map(({ id, feature, why, by_person, at, state, settled_by_person, settled_why }) => ({
      ...{ id, feature, why },
      who: nameOf(by_person),
      isOwn: by_person === personId,
      at: at.toISOString(),
      until: lapsesAt(at).toISOString(),
      declined: state === 'declined' ? { who: nameOf(settled_by_person), why: settled_why ?? '' } : null,
    }))
  }

  return async (personId: number) => {
    const all = house.features()
    const [stale, proposed, checks] = await Promise.all([staleOnes(all), proposalsFor(personId), health.now()])
    const modules = all.map(({ contributes, decidedBy, ...rest }) => ({
      ...rest,
      decidedBy: decidedBy ?? null,
      stale: stale.get(rest.id) ?? null,
      takesTwo: switching.takesTwo(rest.id, all),
      contributes: Object.entries(contributes).map(([point, items]) => ({ point, items })),
    }))
    return { modules, proposals: proposed, checks }
  }
}

export type ModuleList = ReturnType<typeof createModuleList>
