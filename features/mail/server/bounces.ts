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

/** A server's last word on a recipient: trying again changes nothing. What it says against the sender, or against DATA, is said of us: that may pass. */
export function isHardBounce(error: unknown): error is Error & { readonly responseCode: number } {
  const { code, command, responseCode } = error as Readonly<Record<'code' | 'command' | 'responseCode', unknown>>
  const isOfRecipient = code === 'EENVELOPE' && command === 'RCPT TO'
  return error instanceof Error && isOfRecipient && typeof responseCode === 'number' && responseCode >= 500
}
