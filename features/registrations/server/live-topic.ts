import { findPerson } from '../../session/contract'
import type { Tx } from '../../data/contract'
import type { Live, LiveTopic } from '../../web/contract'
import type { Opportunities } from '../../listings/contract'
import { mayManage } from './may-manage'

const NAME = 'registrations.of'

/** `registrations.of:12`: somebody entered or left; heard by whoever may see the list. */
export function registrationsTopic(opportunities: Opportunities): LiveTopic {
  return {
    id: 'registrations.of-topic',
    name: NAME,
    async may(subject, argument) {
      const person = findPerson(subject)
      if (!person || !/^\d{1,9}$/.test(argument)) return false
      return mayManage(person, await opportunities.find(Number(argument)))
    },
  }
}

export function announce(live: Live, opportunityId: number, tx?: Tx): Promise<void> {
  return live.publish(`${NAME}:${opportunityId}`, { opportunityId }, tx)
}
