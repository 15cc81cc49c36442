import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../../../data/contract'
import { seal, unseal } from '../links/sealed'
import type { Partner } from './partners'

/** Links work for five minutes: long enough to be followed, too short to be passed on. */
export const LINK_MS = 5 * 60_000
/** A partner's clock may be ahead of ours by this much. */
const SKEW_MS = 60_000

const content = v.strictObject({
  email: v.pipe(v.string(), v.email(), v.maxLength(200)),
  name: v.pipe(v.string(), v.maxLength(120), v.regex(/\S/)),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
  nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
})

export interface SharedPerson extends v.InferOutput<typeof content> {
  readonly partner: Partner
}

/** Why a link is refused: for the audit log; whoever comes with it is told one sentence. */
export type Refusal = 'unknown key' | 'not ours' | 'expired'

const aboutOf = (keyId: string) => `foothold share-link 1 ${keyId}`

/** Makes `esd` for a partner's key, as the partner's own program does. */
export function sealShareLink(partner: Partner, person: { email: string; name: string }, now: Date): string {
  const nonce = randomBytes(18).toString('base64url')
  const key = Buffer.from(partner.key, 'base64')
  return seal(key, aboutOf(partner.id), { ...person, expiresAt: now.getTime() + LINK_MS, nonce })
}

/** Reads `esd` with the key that `esk` names. Whether it was used before is another question. */
export function openShareLink(
  partners: readonly Partner[],
  esd: string,
  esk: string,
  clock: Clock,
): SharedPerson | Refusal {
  const partner = partners.find(({ id }) => id === esk)
  if (!partner) return 'unknown key'
  const found = v.safeParse(content, unseal(Buffer.from(partner.key, 'base64'), aboutOf(partner.id), esd))
  if (!found.success) return 'not ours'
  const left = found.output.expiresAt - clock.now().getTime()
  return left > 0 && left <= LINK_MS + SKEW_MS ? { ...found.output, partner } : 'expired'
}
