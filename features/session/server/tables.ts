import type { Generated } from 'kysely'
import type { ModeratorType, ModulePermission, Role } from '../contract'

export interface AccountTable {
  id: Generated<number>
  name: string
  email: string
  email_verified_at: Date | null
  username: string | null
  avatar: string | null
  user_type: string | null
  course_stream: string | null
  profile_percentage: Generated<number>
  signup_step: string | null
  tpo_access: Generated<number>
  is_tpo_student: Generated<boolean>
  disabled_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

/** Who gave it, when, why, and when it ends by itself. */
export interface GrantTerms {
  by_person: number | null
  at: Date
  reason: Generated<string>
  until: Generated<Date | null>
  /** Of one that waits, since a merge, behind its like of the kept account: when that one ended at its end. */
  outlived_at: Generated<Date | null>
}

export interface SessionTables {
  'session.account': AccountTable
  /** Those beside the main one, which is the account's. */
  'session.address': { id: Generated<number>; person_id: number; email: string; proved_at: Date }
  /** In E.164. */
  'session.phone': { person_id: number; number: string }
  'session.credential': { person_id: number; hash: string; updated_at: Date }
  'session.session': {
    id: string
    token_hash: string
    person_id: number
    address: string | null
    user_agent: string | null
    created_at: Date
    seen_at: Date
    expires_at: Date
    /** How it was begun: `password`, `code`, `passkey`, `openid:<provider>`. */
    way: string | null
    /** When its owner last proved who they are. */
    proved_at: Date | null
    /** As its browser says, `Asia/Kolkata`; null until it has said so. */
    time_zone: Generated<string | null>
    /** What the account knows its browser by; null for what was begun without one, or before this was kept. */
    browser_hash: Generated<string | null>
  }
  'session.role_grant': { person_id: number; role: Role } & GrantTerms
  'session.module_grant': { person_id: number; module: ModulePermission } & GrantTerms
  'session.moderator': { person_id: number; type: ModeratorType; about: string } & GrantTerms
  /** Disabled by staff; `disabled_at` of the account says the same to all who only want to know whether. */
  'session.suspension': { person_id: number; by_person: number | null; reason: string; at: Date; until: Date | null }
  'session.switchable': {
    id: Generated<number>
    account_name: string
    type: string
    is_active: boolean
    disabled_reason: Generated<string | null>
    created_at: Generated<Date>
  }
  'session.switchable_member': { person_id: number; switchable_id: number }
  'session.switched': { session_id: string; switchable_id: number }
  'session.verification': {
    token_hash: string
    person_id: number
    purpose: 'verify-email'
    expires_at: Date
    used_at: Date | null
  }
}
