import { Type } from '@sinclair/typebox'
import { dataErrors } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { Audit } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { personOf, sessionErrors, signedIn } from '../../contract'
import { ElsewherePath } from '../../contract/wire-sign-in'
import type { SignInTables } from '../entering/tables'
import { changedMail } from '../mails-sign-in'
import type { Proofs } from '../proofs/proofs'
import { hasOtherWayIn, linkId, listElsewhere, lockOwner, unlinkElsewhere } from './openid-queries'
import type { OpenidParts } from './openid-routes'

export interface UnlinkParts extends OpenidParts {
  readonly proofs: Proofs
  readonly mailer: Mailer
  readonly audit: Audit
}

/** The account elsewhere opens this one no more. The last way in stays: a mailbox alone is none of ours. */
export function unlinkOpenidRoute({ database, proofs, mailer, audit }: UnlinkParts) {
  return endpoint({
    id: 'session.unlink-openid',
    method: 'DELETE',
    path: '/api/session/elsewhere/:id',
    strangers: 404,
    access: [signedIn()],
    request: { params: ElsewherePath },
    response: { 204: Type.Null() },
    rateLimit: { max: 30, seconds: 3600 },
    summary: "Unlinks an account elsewhere from one's own, unless nothing else opens it.",
    async handle({ subject, params, request }) {
      const person = personOf(subject)
      await proofs.demand(person)
      await database.transact(async (tx) => {
        const db = database.on<SignInTables>(tx)
        await lockOwner(db, person.id) // of two that are unlinked at once, one may be the last
        const link = (await listElsewhere(db, person.id)).find((each) => linkId(each) === params.id)
        if (!link) throw dataErrors.notFound('This account is not linked any more. Reload the page.')
        await unlinkElsewhere(db, link)
        if (!(await hasOtherWayIn(db, person.id)))
          throw sessionErrors.lastWayIn('Nothing else opens your account. Choose a password or add a passkey first.')
        await audit.record(tx, {
          personId: person.id,
          action: 'session.unlinked',
          about: `person:${person.id}`,
          detail: { provider: link.provider, address: request.ip },
        })
        await mailer.send(tx, changedMail(person, 'elsewhere-off', request.language))
      })
      return answer(204, null)
    },
  })
}
