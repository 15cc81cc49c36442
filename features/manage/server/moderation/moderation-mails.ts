import type { Opportunity } from '../../../listings/contract'
import type { Mail } from '../../../mail/contract'
import { CLOSED_FOR, PUT_BACK, TAKEN_DOWN } from './moderation-templates'

export type Told = typeof CLOSED_FOR | typeof TAKEN_DOWN | typeof PUT_BACK
export type Words = Readonly<Record<Mail['language'], Pick<Mail, 'subject' | 'text'>>>

interface Said extends Pick<Opportunity, 'title'> {
  readonly reason: string
  /** Where it can be read on, whole. */
  readonly link: string
}

/** What the organizer is mailed. */
export const moderationMails: Readonly<Record<Told, (said: Said) => Words>> = {
  [CLOSED_FOR]: ({ title, reason, link }) => ({
    en: {
      subject: `"${title}" was closed by the team of the site`,
      text: `"${title}" was closed before its time. The reason:\n\n${reason}\n\nIts page stays, marked as closed, and nobody can enter any more. What people sent stays with you:\n${link}\n`,
    },
    hi: {
      subject: `“${title}” को साइट की टीम ने बंद किया`,
      text: `“${title}” अपने समय से पहले बंद कर दिया गया। कारण:\n\n${reason}\n\nइसका पेज बना रहेगा, बंद के निशान के साथ, और अब कोई शामिल नहीं हो सकता। लोगों ने जो भेजा वह आपके पास रहेगा:\n${link}\n`,
    },
  }),
  [TAKEN_DOWN]: ({ title, reason, link }) => ({
    en: {
      subject: `"${title}" was taken down`,
      text: `"${title}" was taken down by the team of the site. The reason:\n\n${reason}\n\nWhoever was in it was told. You can duplicate it, change that, and submit it anew:\n${link}\n`,
    },
    hi: {
      subject: `“${title}” हटा दिया गया`,
      text: `साइट की टीम ने “${title}” को हटा दिया। कारण:\n\n${reason}\n\nजो इसमें थे उन्हें बता दिया गया है। आप इसकी नकल बनाकर, वह बात बदलकर, फिर से भेज सकते हैं:\n${link}\n`,
    },
  }),
  [PUT_BACK]: ({ title, link }) => ({
    en: {
      subject: `"${title}" is back`,
      text: `"${title}" was put back by the team of the site, as it was, with all who are registered. They were told:\n\n${link}\n`,
    },
    hi: {
      subject: `“${title}” वापस आ गया`,
      text: `साइट की टीम ने “${title}” को वैसा ही वापस रखा, सभी पंजीकृत लोगों के साथ। उन्हें बता दिया गया है:\n\n${link}\n`,
    },
  }),
}
