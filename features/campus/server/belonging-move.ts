import type { PersonMove } from '../../data/contract'
import type { Standing } from './standing'

export const belongingMove = (standing: Standing): PersonMove => ({
  id: 'campus.belonging',
  label: { en: 'Colleges', hi: 'कॉलेज' },
  both: {
    en: 'Where both accounts name a college to study at, the kept one counts.',
    hi: 'जहाँ दोनों खातों में पढ़ाई का कॉलेज है, वहाँ रखे गए खाते का माना जाता है।',
  },
  tables: [
    { table: 'campus.student', key: ['institution_id'], once: [[]] },
    { table: 'campus.staff', key: ['institution_id'], once: [['institution_id']] },
  ],
  async settle(tx, { from, to }) {
    for (const id of [from, to]) await standing.settle(tx, id)
  },
})
