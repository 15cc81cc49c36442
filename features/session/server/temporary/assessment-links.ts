import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Audit, Clock, Database } from '../../../data/contract'
import type { RequestInfo } from '../../../web/contract'
import { type AssessmentLinks, type Person, sessionErrors } from '../../contract'
import { findAccount } from '../account-queries'
import type { HouseKey } from '../links/house-key'
import type { LinkTables } from '../links/link-tables'
import { claimNonce } from '../links/nonce-queries'
import { seal, unseal } from '../links/sealed'
import type { Sessions } from '../sessions'
import { disabledError } from '../suspension/disabled-error'
import type { SessionTables } from '../tables'
import { deleteTemporary, insertTemporary } from './temporary-queries'

const ABOUT = 'foothold assessment-link 1'
const content = v.strictObject({
  personId: v.number(),
  path: v.string(),
  title: v.string(),
  until: v.number(),
  nonce: v.string(),
})

/** The name of the parameter (spec §4). */
export const ASSESSMENT_LINK = 'assessment_link'

export interface RedeemableLinks extends AssessmentLinks {
  /** Signs in by a link, once. Whoever was signed in with this browser is signed out. Throws `link-refused`. */
  redeem(link: string, request: RequestInfo, before: Person | undefined): Promise<{ token: string }>
}

export function createAssessmentLinks(
  database: Database,
  key: HouseKey,
  sessions: Sessions,
  audit: Audit,
  clock: Clock,
  publicUrl: string,
): RedeemableLinks {
  const refused = () =>
    sessionErrors.linkRefused('This link was used already, or its time is over. Ask whoever sent it for another one.')
  return {
    async mint({ personId, path, title, until }) {
      const nonce = randomBytes(18).toString('base64url')
      const link = seal(await key(), ABOUT, { personId, path, title, until: until.getTime(), nonce })
      const address = new URL(path, publicUrl)
      address.searchParams.set(ASSESSMENT_LINK, link)
      return address.href
    },
    async redeem(link, request, before) {
      const found = v.safeParse(content, unseal(await key(), ABOUT, link))
      if (!found.success || found.output.until <= clock.now().getTime()) throw refused()
      const { personId, path, title, nonce } = found.output
      const until = new Date(found.output.until)
      return database.transact(async (tx) => {
        const db = database.on<LinkTables>(tx)
        const account = await findAccount(database.on<SessionTables>(tx), personId)
        if (!account || account.disabled_at)
          throw (await disabledError(database.on<SessionTables>(tx), personId)) ?? refused()
        if (!(await claimNonce(db, `assessment:${nonce}`, until))) throw refused()
        if (before) await sessions.end(tx, before.sessionId)
        const { token, sessionId } = await sessions.beginUntil(tx, personId, request, until)
        await insertTemporary(db, { session_id: sessionId, path, title, until })
        await audit.record(tx, {
          personId,
          action: 'session.signed-in',
          about: `person:${personId}`,
          detail: { address: request.ip, way: ASSESSMENT_LINK, path },
        })
        return { token }
      })
    },
    async end(tx, personId, path) {
      await deleteTemporary(database.on<LinkTables>(tx), personId, path)
      await sessions.changed(tx)
    },
  }
}
