import { Type } from '@sinclair/typebox'
import { type Audit, type Clock, type Database, dataErrors, type StateMachines } from '../../../../data/contract'
import type { Notices } from '../../../../notifications/contract'
import { permission, personOf } from '../../../../session/contract'
import { endpoint, webErrors } from '../../../../web/contract'
import { MANAGE_REFERRALS } from '../../../contract/referrals'
import { AppealDecision } from '../../../contract/wire-appeals'
import { ReferralParams } from '../../../contract/wire-referrals-admin'
import type { ReferralMoves } from '../referral-moves'
import { lockReferral } from '../referral-queries'
import type { Referrals } from '../referrals'
import { appealMachine as machine, type ReferralTables } from '../tables'
import { answerAppeal, lockAppeal } from './appeal-queries'

/** It gives points and coins: nobody gives them to themselves. */
const OWN = 'You are one of the two whom this is about. Somebody else of the house answers it.'

export interface DecideParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly moves: ReferralMoves
  readonly referrals: Referrals
  readonly audit: Audit
  readonly clock: Clock
  /** Gone while notifications is off; then the answer stands on the page alone. */
  readonly notices: () => Notices | undefined
}

export function decideAppealRoute(parts: DecideParts) {
  const { database, machines, moves, referrals, audit, clock, notices } = parts
  return endpoint({
    id: 'tracking.decide-appeal',
    method: 'POST',
    path: '/api/tracking/referrals/appeals/:id/decision',
    strangers: 'same',
    access: [permission(MANAGE_REFERRALS)],
    request: { params: ReferralParams, body: AppealDecision },
    response: { 204: Type.Null() },
    summary:
      'Answers an appeal: an accepted one counts from now on like any other referral; whoever invited reads why.',
    handle: ({ params, body: { isAccepted, why }, subject }) =>
      database.transact(async (tx) => {
        const [id, by, answer] = [Number(params.id), personOf(subject).id, why.trim()]
        const db = database.on<ReferralTables>(tx)
        const appeal = await lockAppeal(db, id)
        const row = appeal && (await lockReferral(db, appeal.referral_id))
        if (!appeal || !row) throw dataErrors.notFound(`There is no appeal ${id}. Its inviter may have been deleted.`)
        if (by === row.referrer_id || by === row.person_id) throw webErrors.forbidden(OWN)
        if (appeal.state !== 'open')
          throw dataErrors.stateNotAllowed('This appeal was answered meanwhile. Load the list again.')
        if (isAccepted && row.person_id === null)
          throw dataErrors.stateNotAllowed('Who joined has deleted their account: it can count no more. Decline it.')
        const { version } = await machines.move(tx, machine, {
          ...{ id, by, why: answer },
          to: isAccepted ? 'accepted' : 'declined',
        })
        await answerAppeal(db, id, answer)
        if (isAccepted && row.state === 'refused' && row.person_id !== null) {
          await moves.clear(tx, row, by)
          await referrals.settle(tx, row.person_id)
        }
        const about = `referral:${row.id}`
        await audit.record(tx, { personId: by, action: 'tracking.appeal-decided', about, detail: { isAccepted, why } })
        await notices()?.tell(tx, {
          personId: row.referrer_id,
          template: 'tracking.appeal-decided',
          values: { outcome: isAccepted ? 'accepted' : 'declined', why: answer },
          from: 'Foothold',
          actionUrl: '/user/my-referrals',
          eventId: `appeal:${id}:${version}`,
          at: clock.now(),
        })
        return null
      }),
  })
}
