import type { SessionTables } from '../tables'

export interface LinkTables extends SessionTables {
  'session.house_key': { id: string; secret: string; created_at: Date }
  /** What was good once and is used; kept until it would have ended anyway. */
  'session.used_nonce': { nonce: string; expires_at: Date }
  'session.temporary': { session_id: string; path: string; title: string; until: Date }
}
