import type { Database, PersonalData } from '../contract'

interface AuditRows {
  'data.audit': { id: number; person_id: number | null; action: string; about: string; at: Date }
}

/** Who acted stays in the audit log as a number: whose it was goes with the account that `session` erases. */
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
    erase: () => Promise.resolve(),
  }
}
