import type { Json } from '../../../kernel/index'
import type { Database, PersonalData } from '../contract'

interface AuditRows {
  'data.audit': { id: number; person_id: number | null; action: string; about: string; detail: Json; at: Date }
}

/**
 * What was done stays in the audit log, with who did it and to whom as numbers: whose they were goes with the account that `session` erases.
 * What the entries about the person tell beside (their addresses, where they signed in from, reasons) is theirs and goes here.
 */
export function auditPersonalData(database: Database): PersonalData {
  return {
    id: 'data.audit',
    async export(personId) {
      const own = `person:${personId}`
      const rows = await database
        .of<AuditRows>()
        .selectFrom('data.audit')
        .select(['person_id', 'action', 'about', 'detail', 'at'])
        .where((where) => where.or([where('person_id', '=', personId), where('about', '=', own)]))
        .orderBy('id')
        .execute()
      // What an entry about somebody else tells is theirs.
      const told = rows.map(({ action, about, detail, at, person_id }) => ({
        isDone: person_id === personId,
        entry: { action, about, at: at.toISOString(), ...(about === own && detail !== null && { detail }) },
      }))
      return {
        actions: told.filter(({ isDone }) => isDone).map(({ entry }) => entry),
        /** By others, or by the house itself. */
        aboutThem: told.filter(({ isDone }) => !isDone).map(({ entry }) => entry),
      }
    },
    async erase(tx, personId) {
      await database
        .on<AuditRows>(tx)
        .updateTable('data.audit')
        .set({ detail: null })
        .where('about', '=', `person:${personId}`)
        .execute()
    },
  }
}
