import type { PersonMove } from '../../data/contract'

/** What one organises is organised by the account that stays. */
export const organisedMove: PersonMove = {
  id: 'listings.organised',
  label: { en: 'Opportunities published', hi: 'प्रकाशित अवसर' },
  tables: [{ table: 'listings.opportunity', person: 'organizer_id', key: ['id'] }],
}
