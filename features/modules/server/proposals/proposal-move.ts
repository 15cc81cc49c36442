import type { PersonMove } from '../../../data/contract'

/** Else somebody could approve as one account what they proposed as the other. */
export const proposalMove: PersonMove = {
  id: 'modules.proposals',
  label: { en: 'Proposals to switch modules off', hi: 'मॉड्यूल बंद करने के प्रस्ताव' },
  tables: [{ table: 'modules.proposal', person: 'by_person', key: ['id'] }],
}
