import type { PersonMove } from '../../../data/contract'

/** Passwords, passkeys and the second factor stay with the account that ends: whoever had only those gets in no more. */
export const sessionMoves: readonly PersonMove[] = [
  {
    id: 'session.rights',
    label: { en: 'Roles and rights', hi: 'भूमिकाएँ और अधिकार' },
    both: { en: 'What both accounts hold stands once.', hi: 'जो दोनों खातों के पास है, वह एक बार रहता है।' },
    tables: [
      { table: 'session.role_grant', key: ['role'], once: [['role']] },
      { table: 'session.module_grant', key: ['module'], once: [['module']] },
      { table: 'session.moderator', key: ['type', 'about'], once: [['type', 'about']] },
      { table: 'session.switchable_member', key: ['switchable_id'], once: [['switchable_id']] },
    ],
  },
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
