import type { Tx } from '../../data/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'

const NAME = 'privacy.of'

/** `privacy.of:12`: an archive is ready, or the account is to go or to stay; for person 12 alone. */
export const privacyTopic: LiveTopic = {
  id: 'privacy.topic',
  name: NAME,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

export function announce(live: Live, personId: number, tx?: Tx): Promise<void> {
  return live.publish(`${NAME}:${personId}`, {}, tx)
}
