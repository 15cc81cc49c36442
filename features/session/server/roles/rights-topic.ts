import type { Tx } from '../../../data/contract'
import type { Live, LiveTopic } from '../../../web/contract'
import { findPerson } from '../../contract'

const NAME = 'session.rights'

/** `session.rights:12`: person 12 was given something, or it was taken; for person 12 alone. */
export const rightsTopic: LiveTopic = {
  id: 'session.rights-topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export const announceRights = (live: Live, personId: number, tx: Tx) => live.publish(`${NAME}:${personId}`, {}, tx)
