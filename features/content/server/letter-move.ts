import type { PersonMove } from '../../data/contract'

export const letterMove: PersonMove = {
  id: 'content.letters',
  label: { en: 'Messages to the team', hi: 'टीम को लिखे संदेश' },
  tables: [{ table: 'content.letter', key: ['id'] }],
}
