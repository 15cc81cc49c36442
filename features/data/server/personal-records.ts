import type { Json, Placed } from '../../../kernel/index'
import type { Database, Erasing, PersonalData, PersonalRecords } from '../contract'

export function createPersonalRecords(
  items: () => readonly Placed<PersonalData>[],
  database: Database,
): PersonalRecords {
  async function erase({ personId, except, before }: Erasing) {
    // Later features refer to what earlier ones hold.
    const reversed = items()
      .filter(({ id }) => !except.includes(id))
      .reverse()
    const areas = reversed.map(({ id }) => id)
    await database.transact(async (tx) => {
      await before(tx, areas)
      const ids = new Set([personId])
      for (const item of reversed) for (const id of (await item.formerIds?.(tx, personId)) ?? []) ids.add(id)
      for (const item of reversed) for (const id of ids) await item.erase(tx, id)
    })
    return areas
  }

  return {
    areas: () => items().map(({ id }) => id),
    async export(personId) {
      const found: Record<string, Readonly<Record<string, Json>>> = {}
      for (const item of items()) found[item.id] = await item.export(personId)
      return found
    },
    erase: (personId, before = async () => {}) => erase({ personId, except: [], before }),
    eraseRest: erase,
  }
}
