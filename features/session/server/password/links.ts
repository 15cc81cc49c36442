import type { Clock, Database, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { sessionErrors } from '../../contract'
import { hashOf, newSecret } from '../entering/secrets'
import type { LinkPurpose, SignInTables } from '../entering/tables'
import { resetMail } from '../mails-sign-in'
import { dropLinks, insertLink, takeLink } from './link-queries'

const RESET_MS = 30 * 60_000

export interface TakenLink {
  readonly personId: number
  readonly purpose: LinkPurpose
  readonly email: string
  readonly expiresAt: Date
}

interface Addressed {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** Links in mails: each opens one thing, once. */
export interface Links {
  /** The token of a new link; earlier ones of its purpose end, but for those that take something back. */
  make(tx: Tx, link: { personId: number; purpose: LinkPurpose; email: string; lifeMs: number }): Promise<string>
  /** Throws `link-expired` for a link that is too old, used or not for this. */
  take(tx: Tx, token: string, purposes: readonly LinkPurpose[]): Promise<TakenLink>
  /** `longerThan`: only those that would be good as long as this. */
  drop(tx: Tx, personId: number, purposes: readonly LinkPurpose[], longerThan?: Date): Promise<void>
  /** `returnUrl`: a path of this site, where it leads in the end. */
  sendReset(tx: Tx, account: Addressed, language: 'en' | 'hi', returnUrl?: string): Promise<void>
}

export function createLinks(database: Database, mailer: Mailer, clock: Clock, publicUrl: string): Links {
  const on = (tx: Tx) => database.on<SignInTables>(tx)
  const links: Links = {
    async make(tx, { personId, purpose, email, lifeMs }) {
      const token = newSecret()
      if (purpose !== 'email-undo') await dropLinks(on(tx), personId, [purpose])
      const expires_at = new Date(clock.now().getTime() + lifeMs)
      await insertLink(on(tx), { token_hash: hashOf(token), person_id: personId, purpose, email, expires_at })
      return token
    },
    async take(tx, token, purposes) {
      const link = await takeLink(on(tx), hashOf(token), purposes, clock.now())
      if (!link) throw sessionErrors.linkExpired('This link was used already, or its time is over. Ask for a new one.')
      return link
    },
    drop: (tx, personId, purposes, longerThan) => dropLinks(on(tx), personId, purposes, longerThan),
    async sendReset(tx, account, language, returnUrl = '/') {
      const { id: personId, email } = account
      const token = await links.make(tx, { personId, purpose: 'reset-password', email, lifeMs: RESET_MS })
      const back = returnUrl === '/' ? '' : `&returnUrl=${encodeURIComponent(returnUrl)}`
      const mail = resetMail(account, `${publicUrl}/auth/reset-password?token=${token}${back}`, language)
      await mailer.send(tx, { ...mail, expiresAt: new Date(clock.now().getTime() + RESET_MS) })
    },
  }
  return links
}
