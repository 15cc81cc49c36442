import type { Database } from '../../../data/contract'
import type { Facet } from '../../contract'
import { type CatalogueRow, loadAfter, loadSome } from '../catalogue/catalogue-queries'
import type { ListingsTables } from '../tables'

const BATCH = 1000

/**
 * What a facet that says something else to each person sorts: its feature knows by heart what it was asked of in this process, so it is asked once of
 * everything public, and of what changes. The list of a facet only grows.
 */
export interface PersonalValues {
  of(facet: Facet): Promise<readonly string[]>
  changed(ids: readonly number[] | 'all'): Promise<void>
}

interface Asked {
  readonly values: string[]
  readonly known: Set<string>
  all: Promise<void>
}

export function createPersonalValues(database: Database): PersonalValues {
  const db = () => database.of<ListingsTables>()
  const asked = new Map<Facet, Asked>()

  async function ask(facet: Facet, { values, known }: Asked, ids: readonly number[], rows: readonly CatalogueRow[]) {
    await facet.prepare?.(ids)
    for (const row of rows)
      for (const value of facet.valuesOf?.(row) ?? []) {
        if (known.has(value)) continue
        known.add(value)
        values.push(value)
      }
  }

  async function askOfAll(facet: Facet, own: Asked): Promise<void> {
    for (let batch = await loadAfter(db(), 0, BATCH); batch.length > 0; ) {
      const ids = batch.map(({ id }) => id)
      await ask(facet, own, ids, batch)
      batch = batch.length < BATCH ? [] : await loadAfter(db(), ids.at(-1) ?? 0, BATCH)
    }
  }

  return {
    async of(facet) {
      let own = asked.get(facet)
      if (!own) {
        own = { values: [], known: new Set(), all: Promise.resolve() }
        asked.set(facet, own)
        own.all = askOfAll(facet, own)
        own.all.catch(() => asked.delete(facet))
      }
      await own.all
      return own.values
    },
    async changed(ids) {
      if (asked.size === 0) return
      if (ids === 'all') return asked.clear()
      const rows = await loadSome(db(), ids)
      for (const [facet, own] of asked) {
        await own.all
        await ask(facet, own, ids, rows)
      }
    },
  }
}
