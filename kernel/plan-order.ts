type Needs = ReadonlyMap<string, readonly string[]>

/** Puts requirements before what stands on them, ties by id; what cannot be placed stands in a circle or behind one. */
export function bootOrder(ids: readonly string[], needs: Needs) {
  const rest = new Set([...ids].sort())
  const order: string[] = []
  const isReady = (id: string) => !needs.get(id)?.some((need) => rest.has(need))
  for (let next = find(rest, isReady); next !== undefined; next = find(rest, isReady)) {
    rest.delete(next)
    order.push(next)
  }
  return { order, circles: findCircles(rest, needs) }
}

function find(among: Iterable<string>, is: (id: string) => boolean): string | undefined {
  for (const id of among) if (is(id)) return id
  return undefined
}

/** Two are in one circle when each reaches the other. */
function findCircles(among: ReadonlySet<string>, needs: Needs): string[][] {
  const reached = new Map<string, Set<string>>()
  for (const id of among) reached.set(id, reach(id, needs, among))
  const circles = new Map<string, string[]>()
  for (const [id, mine] of reached) {
    const circle = [...mine].filter((other) => reached.get(other)?.has(id))
    if (circle.includes(id)) circles.set([...circle].sort().join(' '), [id, ...circle.filter((each) => each !== id)])
  }
  return [...circles.values()]
}

function reach(from: string, needs: Needs, among: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const need of needs.get(id) ?? []) {
      if (among.has(need) && !found.has(need)) open.push(need)
      if (among.has(need)) found.add(need)
    }
  }
  return found
}
