import type { DurableEvent, HeardEvent, Subscription, Tx } from '../../../data/contract'
import { answered, answerGone } from '../../../discussion/contract'
import { approved, type Opportunities } from '../../../listings/contract'
import { profileChanged, type ProfileFaces, type Standing } from '../../../profile/contract'
import { registered, withdrawn } from '../../../registrations/contract'
import { signedUp } from '../../../session/contract'
import type { Awards, Deed, Happened } from '../../contract'

export interface DeedParts {
  readonly awards: Awards
  readonly opportunities: () => Opportunities | undefined
  readonly faces: () => ProfileFaces | undefined
  /** Whom these are ranked among may be others now. */
  readonly regroup: (tx: Tx, personIds: readonly number[], shownBy: (personId: number) => Standing) => Promise<void>
}

const COMPLETE = 100

const idOf = ({ eventName }: { readonly eventName: string }) => `gamification.on-${eventName.replace('/', '-')}`

function hears<T extends object>(
  event: DurableEvent<T>,
  handle: (parts: DeedParts) => Subscription<T>['handle'],
): (parts: DeedParts) => Subscription {
  return (parts) => ({ id: idOf(event), event: event.eventName, handle: handle(parts) })
}

/** As `hears`, those of a crowd at once. */
function hearsTogether<T extends object>(
  event: DurableEvent<T>,
  handleEach: (parts: DeedParts) => (events: readonly HeardEvent<T>[], tx: Tx) => Promise<void>,
): (parts: DeedParts) => Subscription {
  return (parts) => {
    const handleAll = handleEach(parts)
    const handle: Subscription<T>['handle'] = (detail, { tx, eventId, at }) => handleAll([{ detail, eventId, at }], tx)
    return { id: idOf(event), event: event.eventName, handle, handleAll }
  }
}

/** What is done to an opportunity by whoever `deedOf` names. */
function hearsDeeds<T extends { readonly opportunityId: number }>(
  event: DurableEvent<T>,
  deedOf: (detail: T) => Deed | undefined,
): (parts: DeedParts) => Subscription {
  return hearsTogether(event, ({ awards, opportunities }) => async (events, tx) => {
    const ids = events.map(({ detail }) => detail.opportunityId)
    const rows = await opportunities()?.findAll(ids, tx)
    const deeds = events.flatMap(({ detail, eventId, at }): readonly Happened[] => {
      const deed = deedOf(detail)
      const row = rows?.get(detail.opportunityId)
      return deed ? [{ ...deed, eventId, at, title: row?.title ?? '', path: row?.path }] : []
    })
    await awards.happenedAll(tx, deeds)
  })
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
  hearsTogether(profileChanged, ({ awards, faces, regroup }) => async (events, tx) => {
    const ids = [...new Set(events.map(({ detail }) => detail.personId))]
    const standingOf = await faces()?.standings(ids, tx)
    if (!standingOf) return
    await regroup(tx, ids, standingOf)
    const complete = events.filter(({ detail }) => standingOf(detail.personId).percent >= COMPLETE)
    const deed = { trigger: 'gamification.profile-complete', subject: 'profile', title: '', path: '/u' }
    await awards.happenedAll(
      tx,
      complete.map(({ detail: { personId }, eventId, at }) => ({ ...deed, personId, eventId, at })),
    )
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
