import type { ProofTables } from '../sign-up-steps/proof-queries'

/** Who came back from a provider, until they have proved that the account here is theirs. */
export interface FoundElsewhere {
  readonly issuer: string
  readonly subject: string
  readonly personId: number
  readonly email: string
  /** The provider says that the address is theirs. */
  readonly isProved: boolean
}

/** What is linked once the second factor is passed. */
export interface PendingLink extends FoundElsewhere {
  readonly provider: string
}

export interface SignInTables extends ProofTables {
  'session.attempt': { key: string; free_at: Date; told_at: Date | null }
  'session.known_browser': { token_hash: string; person_id: number; used_at: Date; trusted_until: Date | null }
  /** `key`: of an address and of the browser that asked. */
  'session.email_code': { key: string; person_id: number; code_hash: string; tries: number; expires_at: Date }
  'session.mailed_link': {
    token_hash: string
    person_id: number
    purpose: LinkPurpose
    /** The address that it went to or is about. */
    email: string
    expires_at: Date
  }
  /** What a first proof of the address has ended: `password`, `passkey`, `factor`, `elsewhere`. */
  'session.claimed': { person_id: number; at: Date; ended: string[]; sessions: number }
  'session.pending_step': {
    token_hash: string
    person_id: number
    way: string
    tries: number
    expires_at: Date
    /** JSON */
    link: string | null
  }
  'session.passkey': {
    id: string
    person_id: number
    name: string
    public_key: string
    counter: number
    transports: string[]
    created_at: Date
    used_at: Date | null
  }
  'session.passkey_owner': { person_id: number; handle: string }
  'session.challenge': { id: string; value: string; purpose: string; expires_at: Date }
  'session.second_factor': { person_id: number; secret: string; confirmed_at: Date | null; last_step: number }
  'session.recovery_code': { person_id: number; code_hash: string }
  'session.account_elsewhere': {
    issuer: string
    subject: string
    person_id: number
    provider: string
    created_at: Date
  }
  'session.openid_trip': {
    token_hash: string
    provider: string
    state: string
    nonce: string
    verifier: string
    return_url: string
    /** JSON */
    found: string | null
    expires_at: Date
  }
  'session.email_change': {
    person_id: number
    email: string
    old_said_at: Date | null
    new_said_at: Date | null
    sent_at: Date
    expires_at: Date
    /** The session that asked: it goes on when the address has moved. */
    session_id: string | null
    /** The old address is lost: it moves then, unless the old one says no. */
    waits_until: Date | null
  }
}

export type LinkPurpose = 'reset-password' | 'email-old' | 'email-new' | 'email-stop' | 'email-undo'
