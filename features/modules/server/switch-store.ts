import type { Audit, Clock, Database } from '../../data/contract'
import type { SwitchStore } from '../contract'
import { listSwitches, lockSwitch, type ModulesTables, setSwitch } from './switch-queries'

const CHANNEL = 'modules.changed'

/** Switches in the database: all nodes read the same, and hear of a change within a moment. */
export function createSwitchStore(database: Database, audit: Audit, clock: Clock): SwitchStore {
  return {
    async read() {
      const rows = await listSwitches(database.of<ModulesTables>())
      return Object.fromEntries(rows.map((row) => [row.feature, row.is_on]))
    },
    async list() {
      const rows = await listSwitches(database.of<ModulesTables>())
      return rows.map(({ feature, is_on: on, updated_at: since, by_person }) => ({
        ...{ feature, on, since },
        by: by_person ?? undefined,
      }))
    },
    async write(changes, by, why) {
      await database.transact(async (tx) => {
        for (const [feature, isOn] of Object.entries(changes)) {
          const db = database.on<ModulesTables>(tx)
          const before = await lockSwitch(db, feature)
          const was = before?.is_on ?? true // what nobody set is on
          const now = { feature, is_on: isOn, by_person: by ?? null, why, updated_at: clock.now() }
          // Off for long stays off for long where somebody says so again.
          await setSwitch(db, before?.is_on === isOn ? { ...before, why } : now)
          await audit.record(tx, {
            personId: by,
            action: isOn ? 'modules.switched-on' : 'modules.switched-off',
            about: `feature:${feature}`,
            detail: { why, was },
          })
        }
        await database.notify(CHANNEL, '', tx)
      })
    },
    onChange: (listener) => database.listen(CHANNEL, listener, listener),
  }
}
