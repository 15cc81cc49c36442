/** Puts requirements before what stands on them, ties by id; what is left over stands in a circle or behind one. */
export function bootOrder(ids: readonly string[], needs: ReadonlyMap<string, readonly string[]>) {
  const among = new Set(ids)
  const waitsFor = new Map<string, number>()
  const standOn = new Map<string, string[]>()
  for (const id of ids) {
    const required = (needs.get(id) ?? []).filter((need) => among.has(need))
    waitsFor.set(id, required.length)
    for (const need of required) {
      const list = standOn.get(need)
      if (list) list.push(id)
      else standOn.set(need, [id])
    }
  }
  // largest first, so that the next one is taken from the end
  const ready = ids.filter((id) => waitsFor.get(id) === 0).sort((a, b) => (a < b ? 1 : -1))
  const order: string[] = []
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    order.push(id)
    for (const dependant of standOn.get(id) ?? []) {
      const left = (waitsFor.get(dependant) ?? 0) - 1
      waitsFor.set(dependant, left)
      if (left === 0) insert(ready, dependant)
    }
  }
  const placed = new Set(order)
  const rest = order.length === ids.length ? [] : ids.filter((id) => !placed.has(id)).sort()
  return { order, circles: findCircles(rest, needs) }
}

function insert(descending: string[], id: string): void {
  let at = descending.length
  while (at > 0 && (descending[at - 1] ?? '') < id) at--
  descending.splice(at, 0, id)
}

/** Groups those that reach themselves: two are in one circle when each reaches the other. */
function findCircles(ids: readonly string[], needs: ReadonlyMap<string, readonly string[]>): string[][] {
  const among = new Set(ids)
  const reached = new Map(ids.map((id) => [id, reach(id, needs, among)]))
  const circles: string[][] = []
  const seen = new Set<string>()
  for (const id of ids) {
    const mine = reached.get(id)
    if (seen.has(id) || !mine?.has(id)) continue
    const circle = [...mine].filter((other) => reached.get(other)?.has(id))
    for (const each of circle) seen.add(each)
    circles.push([id, ...circle.filter((each) => each !== id)])
  }
  return circles
}

function reach(from: string, needs: ReadonlyMap<string, readonly string[]>, among: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const need of needs.get(id) ?? []) {
      if (!among.has(need) || found.has(need)) continue
      found.add(need)
      open.push(need)
    }
  }
  return found
}
