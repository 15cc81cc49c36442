import type { Tx } from '../../../data/contract'
import type { Notices } from '../../../notifications/contract'
import type { People } from '../../../session/contract'
import { lapsesAt } from './life'
import type { ProposalRow } from './proposal-queries'
import { proposalTemplate } from './proposal-template'

export interface TellParts {
  readonly people: () => People | undefined
  /** Undefined while `notifications` is off: then the page alone says it. */
  readonly notices: () => Notices | undefined
}

/** Finds who may approve what this person proposes, for a transaction that comes later; answers how they are told in it. */
export async function findOthers({ people, notices }: TellParts, by: number | undefined) {
  const all = (await people()?.holders('modules.manage')) ?? []
  const who = all.find(({ id }) => id === by)?.name ?? ''
  const others = all.filter(({ id }) => id !== by).map(({ id }) => id)
  return async (tx: Tx, { id, feature, why, at }: ProposalRow): Promise<void> =>
    notices()?.tellAll(tx, others, {
      ...{ template: proposalTemplate.id, values: { feature, who, why }, from: 'Foothold', at },
      ...{ actionUrl: '/manage/modules', eventId: `modules.proposal:${id}`, dueBy: lapsesAt(at) },
    })
}
