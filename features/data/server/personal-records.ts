import type { Json, Placed } from '../../../kernel/index'
import type { Database, PersonalData, PersonalRecords } from '../contract'

export function createPersonalRecords(
  items: () => readonly Placed<PersonalData>[],
  database: Database,
): PersonalRecords {
  return {
    async export(personId) {
      const found: Record<string, Readonly<Record<string, Json>>> = {}
      for (const item of items()) found[item.id] = await item.export(personId)
      return found
    },
    async erase(personId, before) {
      const reversed = [...items()].reverse() // later features refer to what earlier ones hold
      await database.transact(async (tx) => {
        await before?.(tx)
        for (const item of reversed) await item.erase(tx, personId)
      })
      return reversed.map(({ id }) => id)
    },
  }
}
