import { modulesErrors } from '../../contract'
import type { ProposalRow, ProposalState } from './proposal-queries'

/** Open and refused all the same: its day was over. */
const settledSentences: Readonly<Record<ProposalState, string>> = {
  open: 'This proposal has lapsed: nobody approved it within a day. Propose it again.',
  lapsed: 'This proposal has lapsed: nobody approved it within a day. Propose it again.',
  approved: 'Somebody has approved this already: the module is off.',
  declined: 'Somebody has declined this already.',
  'taken-back': 'Whoever proposed this has taken it back.',
  over: 'The module was switched by somebody else meanwhile, so this proposal is over.',
}

export function settledErrorOf(row: Pick<ProposalRow, 'state'> | undefined) {
  return modulesErrors.proposalSettled(settledSentences[row?.state ?? 'over'])
}
