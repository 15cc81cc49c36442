import type { DurableEvent, Subscription, Tx } from '../../../data/contract'
import { answered, answerGone } from '../../../discussion/contract'
import { approved, type Opportunities } from '../../../listings/contract'
import { profileChanged, type ProfileFaces } from '../../../profile/contract'
import { registered, withdrawn } from '../../../registrations/contract'
import { signedUp } from '../../../session/contract'
import type { Awards } from '../../contract'

export interface DeedParts {
  readonly awards: Awards
  readonly opportunities: () => Opportunities | undefined
  readonly faces: () => ProfileFaces | undefined
  /** Whom somebody is ranked among may be another now. */
  readonly regroup: (tx: Tx, personId: number) => Promise<void>
}

const COMPLETE = 100

function hears<T extends object>(
  event: DurableEvent<T>,
  handle: (parts: DeedParts) => Subscription<T>['handle'],
): (parts: DeedParts) => Subscription {
  const id = `gamification.on-${event.eventName.replace('/', '-')}`
  return (parts) => ({ id, event: event.eventName, handle: handle(parts) })
}

async function placeOf({ opportunities }: DeedParts, opportunityId: number, tx: Tx) {
  const row = await opportunities()?.find(opportunityId, tx)
  return { title: row?.title ?? '', path: row?.path }
}

const entering = (personId: number, opportunityId: number) => ({
  trigger: 'gamification.registered',
  personId,
  subject: `opportunity:${opportunityId}`,
})
const answering = (personId: number, postId: number) => ({
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
  hears(registered, (parts) => async ({ personId, opportunityId }, { tx, eventId, at }) => {
    const place = await placeOf(parts, opportunityId, tx)
    await parts.awards.happened(tx, { ...entering(personId, opportunityId), eventId, at, ...place })
  }),
  hears(
    withdrawn,
    ({ awards }) =>
      ({ personId, opportunityId }, { tx, at }) =>
        awards.undone(tx, entering(personId, opportunityId), at),
  ),
  hears(answered, (parts) => async ({ personId, postId, opportunityId }, { tx, eventId, at }) => {
    const place = await placeOf(parts, opportunityId, tx)
    await parts.awards.happened(tx, { ...answering(personId, postId), eventId, at, ...place })
  }),
  hears(
    answerGone,
    ({ awards }) =>
      ({ personId, postId }, { tx, at }) =>
        awards.undone(tx, answering(personId, postId), at),
  ),
  hears(approved, (parts) => async ({ organizerId: personId, opportunityId }, { tx, eventId, at }) => {
    if (personId === null) return
    const deed = { trigger: 'gamification.published', personId, subject: `opportunity:${opportunityId}` }
    await parts.awards.happened(tx, { ...deed, eventId, at, ...(await placeOf(parts, opportunityId, tx)) })
  }),
]
