import type { Mail } from '../../mail/contract'
import type { Snapshot } from '../contract/wire'
import type { Terms } from '../contract/wire-terms'
import type { Language } from './problem-texts'

export interface ReceiptFacts {
  readonly id: number
  readonly code: string
  readonly hash: string
  readonly kind: string
  readonly title: string
  readonly organisation: string
  readonly at: Date
  readonly answers: Snapshot
  readonly terms: Terms | undefined
  readonly publicUrl: string
}

const APPLIED = ['job', 'internship']

/** Of which version, and what the organizer said in their own words: the rules themselves stand on the receipt, in its reader's language. */
function sayTerms(terms: Terms | undefined, language: Language): string {
  if (!terms) return ''
  const { version, note } = terms
  const said = {
    en: {
      version: `Rules agreed to: version ${version}`,
      none: 'Rules agreed to: those on its page',
      note: 'In the organizer’s words',
    },
    hi: {
      version: `जिन नियमों को आपने माना: संस्करण ${version}`,
      none: 'जिन नियमों को आपने माना: जो इसके पेज पर हैं',
      note: 'आयोजक के शब्दों में',
    },
  }[language]
  return [version > 0 ? said.version : said.none, ...(note ? [`${said.note}: ${note}`] : [])]
    .map((line) => `${line}\n`)
    .join('')
}

/** The copy that stays with whoever registered: code, time to the millisecond, hash, and the way back. */
export function receiptMail(facts: ReceiptFacts, language: Language): Mail {
  const { id, code, hash, kind, title, organisation, at, answers, terms, publicUrl } = facts
  const link = `${publicUrl}/user/registrations/receipt/${id}`
  const by = organisation && organisation !== title ? ` (${organisation})` : ''
  const isApplication = APPLIED.includes(kind)
  const sentAt = `${at.toISOString().replace('T', ' ').replace('Z', '')} UTC`
  const texts = {
    en: {
      subject: isApplication ? `You have applied: ${title}` : `You are registered: ${title}`,
      text: `Hello ${answers.name},\n\n${isApplication ? 'your application for' : 'you are registered for'} ${title}${by}${isApplication ? ' was sent' : ''}.\n\nReceipt: ${code}\nSent: ${sentAt}\nSHA-256: ${hash}\n${sayTerms(terms, 'en')}\nWhat you sent, and how to withdraw:\n${link}\n\nNext the organizer reads it. You need do nothing until they write.\n`,
    },
    hi: {
      subject: isApplication ? `आपका आवेदन पहुँच गया: ${title}` : `आपका पंजीकरण हो गया: ${title}`,
      text: `नमस्ते ${answers.name},\n\n${title}${by} के लिए ${isApplication ? 'आपका आवेदन भेज दिया गया है' : 'आपका पंजीकरण हो गया है'}।\n\nरसीद: ${code}\nभेजने का समय: ${sentAt}\nSHA-256: ${hash}\n${sayTerms(terms, 'hi')}\nआपने क्या भेजा, और नाम वापस कैसे लें:\n${link}\n\nअब आयोजक इसे पढ़ेंगे। उनके लिखने तक आपको कुछ नहीं करना है।\n`,
    },
  }
  return {
    to: answers.email,
    language,
    about: 'registrations.receipt',
    key: `registrations.receipt:${code}`,
    ...texts[language],
  }
}
