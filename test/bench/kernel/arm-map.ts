import { createTown, makeService, report, type Work } from './town'

const town = createTown()

await report(() => {
  const works = new Map<string, Work>(town.flat().map((work) => [work.name, work]))
  const made = new Map<string, object>()
  function get(name: string): object {
    const known = made.get(name)
    if (known) return known
    const fresh = makeService(name, (works.get(name)?.needs ?? []).map(get))
    made.set(name, fresh)
    return fresh
  }
  for (const name of works.keys()) get(name)
})
