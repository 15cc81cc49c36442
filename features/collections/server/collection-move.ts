import type { PersonMove } from '../../data/contract'

export const collectionMove: PersonMove = {
  id: 'collections.own',
  label: { en: 'Collections', hi: 'संग्रह' },
  tables: [{ table: 'collections.collection', key: ['id'] }],
}
