import type { Audit, Clock, Database, Tx } from '../../data/contract'
import type { ModulePermission, Role } from '../contract'
import { deleteModule, deleteRole, insertModule, insertRole } from './grant-queries'
import type { Sessions } from './sessions'
import type { SessionTables } from './tables'

/** What somebody can be given: a role or a module permission (spec §6). */
export type Right = { readonly role: Role } | { readonly module: ModulePermission }

/** Who gives or takes: a person, or the house itself and by which way. */
export type Giver = { readonly personId: number | undefined; readonly way?: 'command line' }

/** Gives and takes rights. Each change is audited, and counts at once in all open sessions on all nodes. */
export interface Rights {
  /** False when the person has it already: nothing changes and nothing is written down. */
  give(tx: Tx, personId: number, right: Right, by: Giver): Promise<boolean>
  /** False when the person does not have it. */
  take(tx: Tx, personId: number, right: Right, by: Giver): Promise<boolean>
}

export function createRights(database: Database, sessions: Sessions, audit: Audit, clock: Clock): Rights {
  async function tell(tx: Tx, what: 'granted' | 'revoked', personId: number, right: Right, by: Giver) {
    await audit.record(tx, {
      personId: by.personId,
      action: `session.${'role' in right ? 'role' : 'module'}-${what}`,
      about: `person:${personId}`,
      detail: { ...right, ...(by.way && { by: by.way }) },
    })
    await sessions.changed(tx)
  }

  return {
    async give(tx, personId, right, by) {
      const db = database.on<SessionTables>(tx)
      const isNew =
        'role' in right
          ? await insertRole(db, {
              person_id: personId,
              role: right.role,
              by_person: by.personId ?? null,
              at: clock.now(),
            })
          : await insertModule(db, { person_id: personId, module: right.module })
      if (isNew) await tell(tx, 'granted', personId, right, by)
      return isNew
    },
    async take(tx, personId, right, by) {
      const db = database.on<SessionTables>(tx)
      const had =
        'role' in right ? await deleteRole(db, personId, right.role) : await deleteModule(db, personId, right.module)
      if (had) await tell(tx, 'revoked', personId, right, by)
      return had
    },
  }
}
