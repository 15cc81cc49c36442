import type { Audit, Clock, Database, Tx } from '../../data/contract'
import type { Live } from '../../web/contract'
import type { Moderation, ModulePermission, Role } from '../contract'
import { deleteModerator, deleteModule, deleteRole, insertModerator, insertModule, insertRole } from './grant-queries'
import { markOutlived, unmarkOutlived } from './merge/outlived-queries'
import { demandAnotherAdmin } from './roles/last-admin'
import { announceRights } from './roles/rights-topic'
import type { Sessions } from './sessions'
import { lockAdmins } from './suspension/suspension-queries'
import type { SessionTables } from './tables'

/** What somebody can be given: a role, a module permission, or to moderate (spec §6). */
export type Right = { readonly role: Role } | { readonly module: ModulePermission } | { readonly moderator: Moderation }

/** Who gives or takes: a person, or the house itself and by which way; why, and until when it holds. */
export interface Giver {
  readonly personId: number | undefined
  readonly way?: 'command line' | 'its end'
  readonly reason?: string
  readonly until?: Date | undefined
}

/** Gives and takes rights. Each change is audited, and counts at once in all open sessions on all nodes, and shows in open pages. */
export interface Rights {
  /**
   * False when the person has it already: nothing changes and nothing is written down. With a reason, another end or reason than before is a
   * change.
   */
  give(tx: Tx, personId: number, right: Right, by: Giver): Promise<boolean>
  /** False when the person does not have it. Throws `last-admin`. */
  take(tx: Tx, personId: number, right: Right, by: Giver): Promise<boolean>
  /** Takes it only if its end is over, which somebody may have put off meanwhile. False when not. */
  takeEnded(tx: Tx, personId: number, right: Right, now: Date): Promise<boolean>
}

export function createRights(database: Database, sessions: Sessions, audit: Audit, clock: Clock, live: Live): Rights {
  async function tell(tx: Tx, what: 'granted' | 'revoked', personId: number, right: Right, by: Giver) {
    await audit.record(tx, {
      personId: by.personId,
      action: `session.right-${what}`,
      about: `person:${personId}`,
      detail: {
        ...('moderator' in right ? { moderator: { ...right.moderator } } : right),
        ...(by.way && { by: by.way }),
        ...(by.reason && { reason: by.reason }),
        ...(by.until && { until: by.until.toISOString() }),
      },
    })
    // In the log of what it is about, too: whoever runs it reads who else may.
    if ('moderator' in right && right.moderator.about)
      await audit.record(tx, {
        personId: by.personId,
        action: what === 'granted' ? 'session.entrusted' : 'session.entrusting-ended',
        about: right.moderator.about,
        detail: { person: personId, as: right.moderator.type },
      })
    await sessions.changed(tx)
    await announceRights(live, personId, tx)
  }

  function insert(tx: Tx, personId: number, right: Right, { personId: by, reason = '', until }: Giver) {
    const db = database.on<SessionTables>(tx)
    const terms = { person_id: personId, by_person: by ?? null, at: clock.now(), reason, until: until ?? null }
    // Only who says why changes what is held: a feature that gives a role once more must not take its end away.
    const renews = reason !== ''
    if ('role' in right) return insertRole(db, { ...terms, role: right.role }, renews)
    if ('module' in right) return insertModule(db, { ...terms, module: right.module }, renews)
    return insertModerator(db, { ...terms, ...right.moderator }, renews)
  }

  function remove(tx: Tx, personId: number, right: Right, endedBy?: Date) {
    const db = database.on<SessionTables>(tx)
    if ('role' in right) return deleteRole(db, personId, right.role, endedBy)
    if ('module' in right) return deleteModule(db, personId, right.module, endedBy)
    return deleteModerator(db, personId, right.moderator, endedBy)
  }

  return {
    async give(tx, personId, right, by) {
      if (!(await insert(tx, personId, right, by))) return false
      await unmarkOutlived(database.on<SessionTables>(tx), personId, right)
      await tell(tx, 'granted', personId, right, by)
      return true
    },
    async take(tx, personId, right, by) {
      if ('role' in right && right.role === 'admin') {
        const db = database.on<SessionTables>(tx)
        await lockAdmins(db)
        await demandAnotherAdmin(db, personId, clock.now())
      }
      if (!(await remove(tx, personId, right))) return false
      await tell(tx, 'revoked', personId, right, by)
      return true
    },
    async takeEnded(tx, personId, right, now) {
      const givenAt = await remove(tx, personId, right, now)
      if (!givenAt) return false
      await markOutlived(database.on<SessionTables>(tx), personId, right, givenAt, now)
      await tell(tx, 'revoked', personId, right, { personId: undefined, way: 'its end' })
      return true
    },
  }
}
