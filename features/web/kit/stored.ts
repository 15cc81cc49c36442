/** What storage did not take. */
const unkept = new Map<string, unknown>()

/** What this browser keeps under a key as JSON; undefined where it is nothing that can be read. Where storage is closed or full it holds for this page. */
export function readStored(key: string): unknown {
  if (unkept.has(key)) return unkept.get(key)
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** `undefined` forgets it. */
export function store(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    unkept.delete(key)
  } catch {
    unkept.set(key, value)
  }
}
