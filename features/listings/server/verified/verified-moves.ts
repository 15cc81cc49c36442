import type { PersonMove } from '../../../data/contract'

const table = 'listings.verified_organizer'

/** For what one was verified the account that stays is. */
export const verifiedMove: PersonMove = {
  id: 'listings.verified',
  label: { en: 'Organisations you are verified for', hi: 'जिन संस्थाओं के लिए आप सत्यापित हैं' },
  both: {
    en: 'Where both were verified for the same organisation, the kept account’s verification.',
    hi: 'जहाँ दोनों एक ही संस्था के लिए सत्यापित थे, वहाँ रखे गए खाते का सत्यापन।',
  },
  tables: [{ table, key: ['id'], once: [['organisation_id']] }],
}

/** Apart from those: what goes over is kept by table. */
export const verifierMove: PersonMove = {
  id: 'listings.verifications-given',
  label: { en: 'Verifications you gave', hi: 'आपके दिए सत्यापन' },
  tables: [{ table, person: 'by_person', key: ['id'] }],
}
