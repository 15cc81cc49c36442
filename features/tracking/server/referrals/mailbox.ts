const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address: what follows a plus is a label of its owner's, and Google's mailboxes do not know dots. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const plain = name.split('+', 1)[0] || name
  return GOOGLE.has(host) ? `${plain.replaceAll('.', '') || plain}@gmail.com` : `${plain}@${host}`
}
