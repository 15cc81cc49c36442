import { claimKeys, faultyEntry, toEntry, type Entry } from './entry'
import type { Draft } from './plan-standing'

/** Checks the manifest items: those of features that are on claim their keys in boot order, the others are kept for `explain`. */
export function collectEntries(draft: Draft, order: readonly string[]) {
  const entries = new Map<string, Entry[]>()
  const taken = new Map<string, Map<string, Entry>>()
  const on = new Set(order)
  for (const id of order) collect(id, true)
  for (const id of draft.features.keys()) if (!on.has(id)) collect(id, false)

  function collect(id: string, claims: boolean): void {
    const contributes = draft.features.get(id)?.contributes ?? []
    for (let at = 0; at < contributes.length; at++) {
      const given = contributes[at]
      const sound = given?.kind === 'contribution' && typeof given.to?.name === 'string'
      const entry = sound
        ? toEntry(given.to, given.item, id, at)
        : faultyEntry(given?.to, id, at, 'invalid', 'it is not a contribution. Make it with contribute(…).')
      if (claims) claimKeys(entry, childOf(taken, entry.point))
      listOf(entries, entry.point).push(entry)
      if (claims && entry.fault) draft.problems.push({ code: 'bad-item', item: entry.id, text: entry.fault.text })
    }
  }
  return { entries, taken }
}

function childOf(taken: Map<string, Map<string, Entry>>, point: string): Map<string, Entry> {
  const known = taken.get(point)
  if (known) return known
  const fresh = new Map<string, Entry>()
  taken.set(point, fresh)
  return fresh
}

function listOf(entries: Map<string, Entry[]>, point: string): Entry[] {
  const known = entries.get(point)
  if (known) return known
  const fresh: Entry[] = []
  entries.set(point, fresh)
  return fresh
}
