import type { PersonMove } from '../../data/contract'

export const draftMove: PersonMove = {
  id: 'manage.drafts',
  label: { en: 'Drafts of opportunities', hi: 'अवसरों के ड्राफ़्ट' },
  tables: [{ table: 'manage.draft', key: ['id'] }],
}
