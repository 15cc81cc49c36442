import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../data/contract'
import { endpoint, webErrors } from '../../web/contract'
import type { MailList } from '../contract'
import { LeaveToken } from '../contract/wire'
import { findLeaving, keepLeft } from './list-queries'
import type { MailTables } from './message-queries'

/**
 * Where the `List-Unsubscribe` of a mail leads: mail programs post a form to it, without cookies (RFC 8058), and so does our page. As often as one likes;
 * looking at the address changes nothing, because programs that look into mails follow links. Nobody presses twice: while the list's feature is off it is
 * kept that it was left.
 */
export function leaveRoute(database: Database, clock: Clock, lists: () => readonly MailList[]) {
  return endpoint({
    id: 'mail.leave',
    method: 'POST',
    path: '/api/mail/leave/:token',
    access: 'public',
    strangers: 'same',
    rateLimit: { max: 60, seconds: 60, by: 'address' },
    request: { params: LeaveToken },
    response: { 204: Type.Null() },
    summary: 'Takes the reader of a mail off its list, by the link of that mail.',
    async handle({ params }) {
      const isKnown = await database.transact(async (tx) => {
        const db = database.on<MailTables>(tx)
        const found = await findLeaving(db, params.token)
        const list = lists().find(({ id }) => id === found?.list)
        if (found && list) await list.leave(tx, found.key)
        else if (found) await keepLeft(db, found.token, clock.now())
        return found !== undefined
      })
      if (!isKnown) throw webErrors.notFound('This link belongs to no list any more. There is nothing left to stop.')
      return null
    },
  })
}
