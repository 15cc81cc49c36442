import type { Cleanup, Placed } from './declare'
import { failure } from './errors'
import { pointsOf } from './ending'
import type { Acceptor, House, Run } from './house'

/** Registers an owner's acceptor and hands it the items of those that came before; a fault there is theirs, not the owner's. */
export function acceptFor(house: House, owner: Run, point: string, take: Acceptor['take']): void {
  if (owner.owned.ended) return
  const acceptor = { point, take }
  owner.acceptors.push(acceptor)
  for (const run of house.runs.values()) {
    const report = (cause: unknown) => house.report(failure(run.feature.id, 'accept', cause))
    if (run.handed) owner.pending.push(hand(house, owner, acceptor, run).catch(report))
  }
}

/** Hands a contributor's items to every acceptor that is there, before the contributor starts. */
export async function handOver(house: House, run: Run): Promise<void> {
  const work: Promise<void>[] = []
  for (const point of pointsOf(run)) {
    const owner = house.runs.get(house.plan.owners.get(point) ?? '')
    const acceptors = owner?.acceptors.filter((acceptor) => acceptor.point === point) ?? []
    for (const acceptor of acceptors) if (owner) work.push(hand(house, owner, acceptor, run))
  }
  run.handed = true
  await Promise.all(work)
}

async function hand(house: House, owner: Run, { point, take }: Acceptor, run: Run): Promise<void> {
  const feature = run.feature.id
  const items = itemsOf(house, run, point)
  if (items.length === 0) return
  const taken = Promise.resolve(take(items, feature)).then((undo) => {
    if (typeof undo === 'function') undoOnce(owner, run, undo as Cleanup)
  })
  await house.limit(feature, 'accept', taken)
}

/** Whichever of the two ends first undoes it; one that has ended already does so at once. */
function undoOnce(owner: Run, contributor: Run, undo: Cleanup): void {
  let isDone = false
  const releases: (() => void)[] = []
  const once = () => {
    if (isDone) return
    isDone = true
    for (const release of releases) release()
    return undo()
  }
  for (const { owned } of [owner, contributor]) releases.push(owned.add(once))
}

function itemsOf(house: House, run: Run, point: string): readonly Placed<object>[] {
  const own = house.plan.entries.get(point)?.filter((entry) => entry.feature === run.feature.id) ?? []
  const sound = [...own, ...run.items].filter((entry) => entry.point === point && !entry.fault)
  return Object.freeze(sound.map(({ item }) => item).sort((a, b) => (a.order ?? 0) - (b.order ?? 0)))
}
