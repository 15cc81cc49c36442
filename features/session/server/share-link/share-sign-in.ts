import * as v from 'valibot'
import type { Audit, Clock, Database, Outbox, Tx } from '../../../data/contract'
import type { RequestInfo } from '../../../web/contract'
import { sessionErrors, signedUp } from '../../contract'
import { findByEmail, insertAccount } from '../account-queries'
import { keepBrowser } from '../entering/entry-queries'
import { ownBrowser } from '../entering/own-browser'
import type { SignInTables } from '../entering/tables'
import type { HouseKey } from '../links/house-key'
import type { LinkTables } from '../links/link-tables'
import { claimNonce, isUsed } from '../links/nonce-queries'
import { seal, unseal } from '../links/sealed'
import type { Sessions } from '../sessions'
import type { SignedUp } from '../sign-up'
import type { SessionTables } from '../tables'
import type { Proving } from '../sign-up-steps/proving'
import type { Partner } from './partners'
import { openShareLink } from './share-links'

/** `encData` is for the page that has just asked, and for nobody else. */
const DATA_MS = 60_000
const ABOUT = 'foothold share-data 1'
const data = v.strictObject({
  keyId: v.string(),
  nonce: v.string(),
  linkUntil: v.number(),
  until: v.number(),
  email: v.string(),
  name: v.string(),
})

export interface ShareSignInParts {
  readonly database: Database
  readonly key: HouseKey
  readonly sessions: Sessions
  readonly proving: Proving
  readonly audit: Audit
  readonly outbox: Outbox
  readonly clock: Clock
  readonly partners: readonly Partner[]
  readonly secure: boolean
}

export function createShareSignIn({
  database,
  key,
  sessions,
  proving,
  audit,
  outbox,
  clock,
  partners,
  secure,
}: ShareSignInParts) {
  const nonceOf = (keyId: string, nonce: string) => `share:${keyId}:${nonce}`
  const refused = () =>
    sessionErrors.linkRefused('Links from partners work once, for 5 minutes. Open it again from there.')

  async function refuse(why: string, keyId: string, request: RequestInfo): Promise<never> {
    const known = partners.some(({ id }) => id === keyId)
    await database.transact((tx) =>
      audit.record(tx, {
        personId: undefined,
        action: 'session.share-link-refused',
        about: `share-link:${known ? keyId : 'unknown'}`,
        detail: { why, address: request.ip },
      }),
    )
    throw refused()
  }

  async function signUp(tx: Tx, person: v.InferOutput<typeof data>, browserHash: string, request: RequestInfo) {
    const now = clock.now()
    const row = { name: person.name, email: person.email, signup_step: 'prove', created_at: now, updated_at: now }
    const account = await insertAccount(database.on<SessionTables>(tx), row)
    if (!account) return undefined
    // The partner says that the address is theirs; we ask all the same, as of everyone.
    await proving.send(tx, account, request.language)
    await audit.record(tx, {
      personId: account.id,
      action: 'session.signed-up',
      about: `person:${account.id}`,
      detail: { address: request.ip, way: 'share link', key: person.keyId },
    })
    await outbox.publish(tx, signedUp({ personId: account.id }))
    const known = { token_hash: browserHash, person_id: account.id, used_at: now }
    await keepBrowser(database.on<SignInTables>(tx), known)
    return sessions.begin(tx, account.id, request, browserHash, 'link')
  }

  return {
    /** What the link says, and `encData` to sign in with. It changes nothing. Throws `link-refused`. */
    async verify(esd: string, esk: string, request: RequestInfo) {
      const found = openShareLink(partners, esd, esk, clock)
      if (typeof found === 'string') return refuse(found, esk, request)
      const { email, name, nonce, partner, expiresAt: linkUntil } = found
      const db = database.of<LinkTables>()
      if (await isUsed(db, nonceOf(esk, nonce))) return refuse('used', esk, request)
      const until = clock.now().getTime() + DATA_MS
      const encData = seal(await key(), ABOUT, { keyId: esk, nonce, linkUntil, until, email, name })
      const alreadyRegistered = (await findByEmail(database.of<SessionTables>(), email)) !== undefined
      return { encData, alreadyRegistered, ssoIctLogoUrl: partner.logoUrl ?? null, email, name, source: partner.name }
    },
    /** Uses the link up. No token where the address has an account: its owner signs in as always. Throws `link-refused`. */
    async signIn(encData: string, request: RequestInfo): Promise<SignedUp> {
      const found = v.safeParse(data, unseal(await key(), ABOUT, encData))
      if (!found.success) return refuse('not ours', '', request)
      const { keyId, nonce, linkUntil, until, email } = found.output
      if (until <= clock.now().getTime()) return refuse('expired', keyId, request)
      const browser = ownBrowser(request, secure)
      const outcome = await database.transact(async (tx) => {
        const db = database.on<LinkTables>(tx)
        // Kept past the link's own end: clocks differ.
        if (!(await claimNonce(db, nonceOf(keyId, nonce), new Date(linkUntil + DATA_MS)))) return 'used'
        if (await findByEmail(database.on<SessionTables>(tx), email))
          return { token: undefined, browser: browser.cookie }
        return { token: await signUp(tx, found.output, browser.hash, request), browser: browser.cookie }
      })
      return outcome === 'used' ? refuse('used', keyId, request) : outcome
    },
  }
}

export type ShareSignIn = ReturnType<typeof createShareSignIn>
