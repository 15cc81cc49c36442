import type { Audit } from '../../../data/contract'
import { shortAddress } from '../entering/device-words'

const DAYS_MS = 30 * 24 * 3_600_000
const MOST = 50
/** Of the audit log; what admins do to an account is told elsewhere. */
const TOLD = new Set([
  'signed-in',
  'signed-out',
  'signed-up',
  'signed-out-devices',
  'device-ended',
  'many-tries',
  'password-changed',
  'password-set',
  'passkey-added',
  'passkey-removed',
  'factor-on',
  'factor-off',
  'recovery-used',
  'recovery-renewed',
  'linked',
  'unlinked',
  'merged',
  'unmerged',
  'claimed',
  'email-moved',
  'email-back',
  'email-stopped',
  'address-added',
  'address-main',
  'address-removed',
])

/** What an owner wants to recognise, or not. */
export async function signInEvents(audit: Audit, personId: number, now: Date) {
  const entries = await audit.list({ about: `person:${personId}`, actionPrefix: 'session.', limit: 200 })
  return entries
    .filter(({ at }) => now.getTime() - at.getTime() < DAYS_MS)
    .map((entry) => ({ ...entry, what: entry.action.slice('session.'.length) }))
    .filter(({ what }) => TOLD.has(what))
    .slice(0, MOST)
    .map(({ id, what, at, detail }) => {
      const said = (typeof detail === 'object' && detail !== null ? detail : {}) as Record<string, unknown>
      const text = (key: string) => (typeof said[key] === 'string' ? said[key] : null)
      return {
        id,
        what,
        way: text('way'),
        browser: text('browser'),
        system: text('system'),
        address: shortAddress(text('address')) ?? null,
        name: text('name') ?? text('provider'),
        at: at.toISOString(),
      }
    })
}
