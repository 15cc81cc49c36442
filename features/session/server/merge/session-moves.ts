import type { PersonMove } from '../../../data/contract'

/** Passwords, passkeys and the second factor stay with the account that ends: whoever had only those gets in no more. */
export const sessionMoves: readonly PersonMove[] = [
  {
    id: 'session.elsewhere',
    label: { en: 'Logins through other services', hi: 'दूसरी सेवाओं से लॉगिन' },
    tables: [{ table: 'session.account_elsewhere', key: ['issuer', 'subject'] }],
  },
  {
    id: 'session.phone',
    label: { en: 'Phone number', hi: 'फ़ोन नंबर' },
    both: { en: 'The kept account keeps its own.', hi: 'रखा गया खाता अपना नंबर रखता है।' },
    tables: [{ table: 'session.phone', key: [], once: [[]] }],
  },
]
