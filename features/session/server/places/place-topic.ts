import type { Tx } from '../../../data/contract'
import type { Live, LiveTopic } from '../../../web/contract'
import { findPerson } from '../../contract'

const NAME = 'session.new-place'

/** `session.new-place:12`: person 12 was seen in a new place, or has answered; for person 12 alone. */
export const placeTopic: LiveTopic = {
  id: 'session.new-place-topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export const announcePlace = (live: Live, personId: number, tx: Tx) => live.publish(`${NAME}:${personId}`, {}, tx)
