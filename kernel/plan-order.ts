type Needs = ReadonlyMap<string, readonly string[]>

/** Puts requirements before what stands on them, ties by id; what cannot be placed stands in a circle or behind one. */
export function bootOrder(ids: readonly string[], needs: Needs) {
  const rest = new Set([...ids].sort())
  const order: string[] = []
  const isReady = (id: string) => !needs.get(id)?.some((need) => rest.has(need))
  for (let next = [...rest].find(isReady); next !== undefined; next = [...rest].find(isReady)) {
    rest.delete(next)
    order.push(next)
  }
  return { order, circles: findCircles(rest, needs) }
}

/** Two are in one circle when each reaches the other. */
function findCircles(among: ReadonlySet<string>, needs: Needs): string[][] {
  const reached = new Map<string, Set<string>>()
  for (const id of among) reached.set(id, reach(id, needs, among))
  const circles = new Map<string, string[]>()
  for (const [id, mine] of reached) {
    const circle = [...mine].filter((other) => reached.get(other)?.has(id))
    const members = [...circle].sort().join(' ')
    if (circle.includes(id) && !circles.has(members))
      circles.set(members, [id, ...circle.filter((each) => each !== id)])
  }
  return [...circles.values()]
}

function reach(from: string, needs: Needs, among: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  for (const need of needs.get(from) ?? []) {
    if (!among.has(need) || found.has(need)) continue
    found.add(need)
    reach(need, needs, among, found)
  }
  return found
}
