import type { DurableEvent, HeardEvent, Subscription, Tx } from '../../../data/contract'
import { answered, answerGone } from '../../../discussion/contract'
import { approved, type Opportunities, type Opportunity } from '../../../listings/contract'
import { profileChanged, type ProfileFaces } from '../../../profile/contract'
import { registered, withdrawn } from '../../../registrations/contract'
import { signedUp } from '../../../session/contract'
import type { Awards, Deed, Happened } from '../../contract'

export interface DeedParts {
  readonly awards: Awards
  readonly opportunities: () => Opportunities | undefined
  readonly faces: () => ProfileFaces | undefined
  /** Whom somebody is ranked among may be another now. */
  readonly regroup: (tx: Tx, personId: number) => Promise<void>
}

const COMPLETE = 100

const idOf = ({ eventName }: { readonly eventName: string }) => `gamification.on-${eventName.replace('/', '-')}`

function hears<T extends object>(
  event: DurableEvent<T>,
  handle: (parts: DeedParts) => Subscription<T>['handle'],
): (parts: DeedParts) => Subscription {
  return (parts) => ({ id: idOf(event), event: event.eventName, handle: handle(parts) })
}

/** What is done to an opportunity by whoever `deedOf` names: those of a crowd are heard together. */
function hearsDeeds<T extends { readonly opportunityId: number }>(
  event: DurableEvent<T>,
  deedOf: (detail: T) => Deed | undefined,
): (parts: DeedParts) => Subscription {
  return ({ awards, opportunities }) => {
    async function handleAll(events: readonly HeardEvent<T>[], tx: Tx): Promise<void> {
      const rows = new Map<number, Opportunity | undefined>()
      for (const { detail } of events)
        if (!rows.has(detail.opportunityId))
          rows.set(detail.opportunityId, await opportunities()?.find(detail.opportunityId, tx))
      const deeds = events.flatMap(({ detail, eventId, at }): readonly Happened[] => {
        const deed = deedOf(detail)
        const row = rows.get(detail.opportunityId)
        return deed ? [{ ...deed, eventId, at, title: row?.title ?? '', path: row?.path }] : []
      })
      await awards.happenedAll(tx, deeds)
    }
    const handle: Subscription<T>['handle'] = (detail, { tx, eventId, at }) => handleAll([{ detail, eventId, at }], tx)
    return { id: idOf(event), event: event.eventName, handle, handleAll }
  }
}

interface ToOpportunity {
  readonly personId: number
  readonly opportunityId: number
}

const entering = ({ personId, opportunityId }: ToOpportunity): Deed => ({
  trigger: 'gamification.registered',
  personId,
  subject: `opportunity:${opportunityId}`,
})
const answering = ({ personId, postId }: { readonly personId: number; readonly postId: number }): Deed => ({
  trigger: 'gamification.answered',
  personId,
  subject: `post:${postId}`,
})

/** What other features tell, as deeds of a person. Each is delivered at least once, and counts once. */
export const deedSubscriptions = [
  hears(signedUp, ({ awards }) => ({ personId }, { tx, eventId, at }) => {
    const trigger = 'gamification.signed-up'
    return awards.happened(tx, { trigger, personId, subject: 'account', eventId, at, title: '' })
  }),
  hears(profileChanged, ({ awards, faces, regroup }) => async ({ personId }, { tx, eventId, at }) => {
    await regroup(tx, personId)
    const percent = (await faces()?.standings([personId], tx))?.(personId).percent ?? 0
    if (percent < COMPLETE) return
    const trigger = 'gamification.profile-complete'
    await awards.happened(tx, { trigger, personId, subject: 'profile', eventId, at, title: '', path: '/u' })
  }),
  hearsDeeds(registered, entering),
  hears(
    withdrawn,
    ({ awards }) =>
      (detail, { tx, at }) =>
        awards.undone(tx, entering(detail), at),
  ),
  hearsDeeds(answered, answering),
  hears(
    answerGone,
    ({ awards }) =>
      (detail, { tx, at }) =>
        awards.undone(tx, answering(detail), at),
  ),
  hearsDeeds(approved, ({ organizerId: personId, opportunityId }) =>
    personId === null
      ? undefined
      : { trigger: 'gamification.published', personId, subject: `opportunity:${opportunityId}` },
  ),
]
