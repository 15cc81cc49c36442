import type { Mail } from '../../mail/contract'
import type { LetterRow } from './tables'

type Told = Pick<LetterRow, 'id' | 'name' | 'email' | 'subject' | 'text'>

const toTeam = (id: number) => `content.letter:${id}`
const receipt = (id: number) => `content.letter-receipt:${id}`

/** The keys of all mails that bear a letter's words. */
export const mailKeysOf = (id: number) => [toTeam(id), receipt(id)]

/** To the team: what somebody asks, and where it is settled. */
export function teamMail({ id, name, email, subject, text }: Told, to: string, publicUrl: string): Mail {
  const from = name ? `${name} <${email}>` : email
  return {
    to,
    language: 'en',
    about: 'content.letter',
    key: toTeam(id),
    subject: `Letter ${id}: ${subject}`,
    text: `${from} writes:\n\n${text}\n\nAnswer to ${email}, then say so here:\n${publicUrl}/manage/letters/contact/new\n`,
  }
}

/** To who is signed in, at an address that they have proved: whoever else writes may name any address, and would have us mail their words to strangers. */
export function receiptMail({ id, name, subject, text }: Told, to: string, language: 'en' | 'hi'): Mail {
  const texts = {
    en: {
      subject: `We have your letter ${id}: ${subject}`,
      text: `Hello ${name},\n\nwe have your letter and answer to this address. This is what you wrote:\n\n${text}\n`,
    },
    hi: {
      subject: `आपका पत्र ${id} मिला: ${subject}`,
      text: `नमस्ते ${name},\n\nआपका पत्र मिल गया, जवाब इसी पते पर आएगा। आपने यह लिखा:\n\n${text}\n`,
    },
  }
  return { to, language, about: 'content.letter-receipt', key: receipt(id), ...texts[language] }
}
