import { Type } from '@sinclair/typebox'
import { type Clock, type Database, dataErrors, type StateMachines } from '../../../../data/contract'
import { personOf, signedIn } from '../../../../session/contract'
import { endpoint } from '../../../../web/contract'
import { appealable } from '../../../contract/referrals'
import { AppealRequest } from '../../../contract/wire-appeals'
import { ReferralParams } from '../../../contract/wire-referrals-admin'
import { lockReferral } from '../referral-queries'
import { appealMachine as machine, type ReferralTables } from '../tables'
import { insertAppeal } from './appeal-queries'

export function appealRoute(database: Database, machines: StateMachines, clock: Clock) {
  return endpoint({
    id: 'tracking.appeal-referral',
    method: 'POST',
    path: '/api/tracking/referrals/:id/appeal',
    strangers: 404,
    access: [signedIn()],
    rateLimit: { max: 20, seconds: 3600, by: 'subject' },
    request: { params: ReferralParams, body: AppealRequest },
    response: { 204: Type.Null() },
    summary: 'Asks that a person look once more at a referral of the caller’s that was refused; once each.',
    handle: ({ params, body: { text }, subject }) =>
      database.transact(async (tx) => {
        const db = database.on<ReferralTables>(tx)
        const row = await lockReferral(db, Number(params.id))
        if (row?.referrer_id !== personOf(subject).id)
          throw dataErrors.notFound('There is no such referral among yours. It may have been deleted.')
        if (row.state !== 'refused' || !row.reason || !appealable.includes(row.reason))
          throw dataErrors.stateNotAllowed(
            'Only what was refused as the same person, browser or ring is looked at again.',
          )
        const id = await insertAppeal(db, { referralId: row.id, text: text.trim(), at: clock.now() })
        if (id === undefined)
          throw dataErrors.stateNotAllowed('You asked about this referral before. A person looks at each once.')
        await machines.begin(tx, machine, { id, state: 'open', by: personOf(subject).id })
        return null
      }),
  })
}
