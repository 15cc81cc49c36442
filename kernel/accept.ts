import type { Cleanup, Placed } from './declare'
import { failure, KernelError } from './errors'
import { fail, pointsOf } from './ending'
import type { Acceptor, House, Run } from './house'

/** Registers an owner's acceptor and hands it the items of those that run already; a fault there costs the contributor. */
export function acceptFor(house: House, owner: Run, point: string, take: Acceptor['take']): void {
  if (owner.owned.ended) return
  const acceptor: Acceptor = { owner, point, take }
  owner.acceptors.push(acceptor)
  for (const run of house.runs.values()) {
    if (!run.handed) continue
    const items = itemsFor(house, run, point)
    if (items.length > 0) owner.pending.push(handLate(house, acceptor, run, items))
  }
}

/** Hands a contributor's items to every acceptor that is there, before the contributor starts. */
export async function handOver(house: House, run: Run): Promise<void> {
  const work: Promise<void>[] = []
  for (const point of pointsOf(run)) {
    const owner = house.runs.get(house.plan.owners.get(point) ?? '')
    for (const acceptor of owner?.acceptors ?? []) {
      const items = acceptor.point === point ? itemsFor(house, run, point) : []
      if (items.length > 0) work.push(hand(house, acceptor, run, items))
    }
  }
  run.handed = true
  await Promise.all(work)
}

async function handLate(house: House, acceptor: Acceptor, run: Run, items: readonly Placed<object>[]): Promise<void> {
  try {
    await hand(house, acceptor, run, items)
  } catch (cause) {
    if (!run.owned.ended) await fail(house, run, failure(run.feature.id, 'accept', cause))
  }
}

async function hand(house: House, acceptor: Acceptor, run: Run, items: readonly Placed<object>[]): Promise<void> {
  const { owner, point, take } = acceptor
  const { id } = run.feature
  const taken = Promise.resolve(take(items, id)).then((undo) => {
    if (typeof undo === 'function') undoOnce(owner, run, undo as Cleanup)
  })
  const { start } = house.limits
  await start.wait(taken, () => {
    const text = `Feature "${owner.feature.id}" did not take the items of "${id}" for ${point} within ${start.ms} ms.`
    return new KernelError('timeout', text, { feature: id, phase: 'accept' })
  })
}

/** Whichever of the two ends first undoes it. One that has ended already does so at once. */
function undoOnce(owner: Run, contributor: Run, undo: Cleanup): void {
  let done = false
  const releases: (() => void)[] = []
  const once = () => {
    if (done) return
    done = true
    for (const release of releases) release()
    return undo()
  }
  for (const { owned } of [owner, contributor]) releases.push(owned.add(once))
}

function itemsFor(house: House, run: Run, point: string): readonly Placed<object>[] {
  const own = house.plan.entries.get(point)?.filter((entry) => entry.feature === run.feature.id) ?? []
  const entries = [...own, ...run.items].filter((entry) => entry.point === point && !entry.fault)
  return Object.freeze(entries.sort((a, b) => (a.item.order ?? 0) - (b.item.order ?? 0)).map((entry) => entry.item))
}
