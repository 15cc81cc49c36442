import type { PersonMove } from '../../data/contract'

export const searchMove: PersonMove = {
  id: 'alerts.searches',
  label: { en: 'Kept searches', hi: 'सहेजी हुई खोजें' },
  both: { en: 'The same search of both stands once.', hi: 'दोनों की एक ही खोज एक बार रहती है।' },
  tables: [{ table: 'alerts.search', key: ['id'], once: [['filters']] }],
}
