import type { PersonMove } from '../../data/contract'

export const savedMove: PersonMove = {
  id: 'saved.kept',
  label: { en: 'Watchlist, hidden and recently viewed', hi: 'वॉचलिस्ट, छिपाए हुए और हाल में देखे गए' },
  both: { en: 'What both kept stands once.', hi: 'जो दोनों ने रखा, वह एक बार रहता है।' },
  tables: [
    { table: 'saved.watch', key: ['id'], once: [['opportunity_id']] },
    { table: 'saved.hidden', key: ['id'], once: [['opportunity_id']] },
    { table: 'saved.viewed', key: ['id'], once: [['opportunity_id']] },
  ],
}
