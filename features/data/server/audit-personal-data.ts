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
      const rows = await database
        .of<AuditRows>()
        .selectFrom('data.audit')
        .select(['action', 'about', 'at'])
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute()
      return { actions: rows.map(({ action, about, at }) => ({ action, about, at: at.toISOString() })) }
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
