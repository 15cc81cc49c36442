import type { Clock, Database, Outbox } from '../../data/contract'
import type { People } from '../../session/contract'
import { bounced } from '../contract'
import { insertBounce } from './list-queries'
import type { MailTables } from './message-queries'

/** Remembers that mail to an address comes back, and says so once. */
export type NoteBounce = (address: string, reason: string) => Promise<void>

export function createNoteBounce(
  database: Database,
  outbox: Outbox,
  clock: Clock,
  people: () => People | undefined,
): NoteBounce {
  return async (to, reason) => {
    const address = to.toLowerCase()
    const personId = (await people()?.findByEmail(address))?.id ?? null
    await database.transact(async (tx) => {
      const row = { address, reason: reason.slice(0, 500), at: clock.now() }
      if (await insertBounce(database.on<MailTables>(tx), row)) await outbox.publish(tx, bounced({ address, personId }))
    })
  }
}

/** `550 5.1.1 …`: what a refusal is about, in the numbers of RFC 3463; older servers give none. */
const ABOUT = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/
/** We may not relay, are on a list or speak wrongly (5.7, 5.5), their own house is out of order (5.3), our sender is none (5.1.7, 5.1.8), a box is full (5.2.2, 5.2.3). */
const NOT_OF_ADDRESS = /^5\.(?:[357]\.\d+|1\.[78]|2\.[23])$/
/** The same of those that give no numbers: by their code, else by their words. */
const NOT_OF_ADDRESS_CODES: readonly unknown[] = [503, 530, 535, 552]
const NOT_OF_ADDRESS_WORDS = /\brelay|authenticat|\bblock(?:ed|list)|\bblacklist|\bspam|\bquota|\bfull\b/i

function isOfAddress(reply: string, code: unknown): boolean {
  const about = ABOUT.exec(reply)?.[1]
  if (about) return !NOT_OF_ADDRESS.test(about)
  return !NOT_OF_ADDRESS_CODES.includes(code) && !NOT_OF_ADDRESS_WORDS.test(reply)
}

/**
 * A server's last word on a recipient: trying again changes nothing. What it says against the sender, or against DATA, is said of us, and so is much of
 * what it says while it hears of a recipient, a login that ran out say: that may pass, and speaks against nobody's address.
 */
export function isHardBounce(error: unknown): error is Error & { readonly responseCode: number } {
  const { code, command, response, responseCode } = error as Readonly<
    Record<'code' | 'command' | 'response' | 'responseCode', unknown>
  >
  const isOfRecipient = code === 'EENVELOPE' && command === 'RCPT TO'
  if (!(error instanceof Error) || !isOfRecipient || typeof responseCode !== 'number' || responseCode < 500)
    return false
  return isOfAddress(String(response ?? ''), responseCode)
}
