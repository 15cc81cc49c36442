import type { PersonMove } from '../../data/contract'

/** Whom either account named last is whose answer counts. */
export const guardiansMove: PersonMove = {
  id: 'guardians.consents',
  label: { en: 'Guardians and their answers', hi: 'अभिभावक और उनके उत्तर' },
  both: {
    en: 'The answer of whoever was named last counts.',
    hi: 'जिनका नाम सबसे बाद में दिया गया, उनका उत्तर माना जाता है।',
  },
  tables: [{ table: 'guardians.consent', key: ['id'] }],
}
