import { defineErrors } from '../../web/contract'

export const modulesErrors = defineErrors('modules', {
  alreadyProposed: { status: 409, title: 'This is proposed already' },
  /** Approved, declined, taken back, lapsed, or the module was switched by somebody else meanwhile. */
  proposalSettled: { status: 409, title: 'This proposal is settled' },
  ownProposal: { status: 403, title: 'A second person has to decide this' },
  notYourProposal: { status: 403, title: 'Somebody else has proposed this' },
})
