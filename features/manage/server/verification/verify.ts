import { type Audit, type Clock, type Database, dataErrors } from '../../../data/contract'
import type { Opportunities, VerifiedOrganizers } from '../../../listings/contract'
import type { Notices } from '../../../notifications/contract'
import type { Person } from '../../../session/contract'
import type { Live, SharedCache } from '../../../web/contract'
import { manageErrors } from '../../contract'
import type { VerificationRequest } from '../../contract/wire'
import { tellLists } from '../live-lists'
import { TAKEN_BACK, VERIFIED } from './verification-templates'

const OWN = '/manage/user/competition-listings/all/all'

/**
 * Gives the organizer of an opportunity the badge of its organisation, for all that they publish under its name, or takes it back. Said twice, it is done
 * once. Throws `not-found` for what nobody handed in, `not-editable` where it names another organisation than was read, or nobody organizes it.
 */
export type Verify = (person: Person, id: number, request: VerificationRequest) => Promise<void>

export interface VerifyParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly verified: VerifiedOrganizers
  readonly audit: Audit
  readonly live: Live
  readonly sharedCache: SharedCache
  readonly clock: Clock
  /** Undefined while `notifications` is off. */
  readonly notices: () => Notices | undefined
}

export function createVerify(parts: VerifyParts): Verify {
  const { database, opportunities, verified, audit, live, sharedCache, clock } = parts
  return async (person, id, { organisation: read, isVerified }) => {
    await database.transact(async (tx) => {
      const row = await opportunities.find(id, tx)
      if (!row || row.state === 'draft' || row.state === 'removed')
        throw dataErrors.notFound(`There is no opportunity ${id}. It may have been deleted.`)
      const { title, organisation, organizerId } = row
      if (organisation !== read)
        throw manageErrors.notEditable(`“${title}” was changed since you read it. Read it again, then decide.`)
      if (organizerId === null)
        throw manageErrors.notEditable(`Nobody here organizes “${title}”, so nobody can be verified for it.`)
      const naming = { organisation, organizerId }
      const kept = isVerified ? await verified.give(tx, naming, person.id) : await verified.takeBack(tx, naming)
      if (kept === undefined) return
      await audit.record(tx, {
        personId: person.id,
        action: isVerified ? 'manage.verified' : 'manage.verification-taken-back',
        about: `opportunity:${id}`,
        detail: { organisation, organizer: organizerId },
      })
      await tellLists(live, tx, organizerId)
      const template = isVerified ? VERIFIED : TAKEN_BACK
      await parts.notices()?.tell(tx, {
        ...{ personId: organizerId, template, values: { organisation }, from: organisation, actionUrl: OWN },
        ...{ eventId: `${template}:${kept}`, thread: `manage.verification:${organisation}`, at: clock.now() },
      })
    })
    await sharedCache.forget('listings') // after the commit: who asks now is told what holds now
  }
}
