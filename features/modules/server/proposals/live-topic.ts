import type { Tx } from '../../../data/contract'
import { findPerson } from '../../../session/contract'
import type { Live, LiveTopic } from '../../../web/contract'
import { PROPOSALS_TOPIC } from '../../contract'

/** `modules.proposals`: one was made or settled; for whoever switches modules. */
export const proposalsTopic: LiveTopic = {
  id: 'modules.proposals-topic',
  name: PROPOSALS_TOPIC,
  may: (subject) => findPerson(subject)?.permissions.includes('modules.manage') ?? false,
}

export function tellProposals(live: Live, tx: Tx): Promise<void> {
  return live.publish(PROPOSALS_TOPIC, {}, tx)
}
