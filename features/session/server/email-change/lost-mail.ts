import type { Mail } from '../../../mail/contract'

interface Lost {
  readonly name: string
  readonly old: string
  readonly next: string
  readonly until: Date
  readonly yes: string
  readonly no: string
}

/** To an address of which somebody says that nobody reads it any more: whoever does has until then to say no. */
export function lostMail({ name, old, next, until, yes, no }: Lost, language: 'en' | 'hi'): Mail {
  const when = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    ...({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const),
  }).format(until)
  const texts = {
    en: {
      subject: 'Your account is to move to another address',
      text: `Hello ${name},\n\nsomebody who is logged in to your account at Foothold says that nobody reads this address any more. On ${when} (India) the account moves to ${next}.\n\nIf this is not you, say no here; that also ends all sessions:\n\n${no}\n\nIf it is you and you can read this after all, move it at once:\n\n${yes}\n`,
    },
    hi: {
      subject: 'आपका खाता दूसरे पते पर जाने वाला है',
      text: `नमस्ते ${name},\n\nFoothold पर आपके खाते में लॉगिन किए किसी व्यक्ति का कहना है कि यह पता अब कोई नहीं पढ़ता। ${when} (भारत) को खाता ${next} पर चला जाएगा।\n\nअगर यह आप नहीं हैं, तो यहाँ मना करें; इससे सब सत्र भी बंद हो जाएँगे:\n\n${no}\n\nअगर आप ही हैं और इसे पढ़ पा रहे हैं, तो अभी बदलें:\n\n${yes}\n`,
    },
  }
  return { to: old, language, about: 'session.email-lost', ...texts[language] }
}
