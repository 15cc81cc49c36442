import type { PersonMove } from '../../data/contract'

export const faultMove: PersonMove = {
  id: 'tracking.faults',
  label: { en: 'Errors that were met', hi: 'सामने आई ख़राबियाँ' },
  tables: [{ table: 'tracking.fault_report', key: ['id'] }],
}

/** The proof of what was agreed to goes with who agreed: the account that ends takes none of it along. */
export const consentMove: PersonMove = {
  id: 'tracking.consents',
  label: { en: 'Choices about cookies', hi: 'कुकी के बारे में चुनाव' },
  tables: [{ table: 'tracking.consent', key: ['id'] }],
}

export const trackingMove: PersonMove = {
  id: 'tracking.views',
  label: { en: 'What was looked at', hi: 'क्या-क्या देखा गया' },
  tables: [
    { table: 'tracking.view_day', key: ['entity_type', 'entity_id', 'day', 'place', 'viewer'] },
    { table: 'tracking.page_visit', key: ['day', 'client_id'] },
  ],
}
