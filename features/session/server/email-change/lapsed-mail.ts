import type { Mail } from '../../../mail/contract'

interface Lapsed {
  readonly name: string
  /** Of the account, that did not move. */
  readonly stays: string
  readonly next: string
  readonly link: string
}
export type Why = 'asker-gone' | 'taken'

const whys = {
  'asker-gone': {
    en: () => 'The session that asked for it was ended.',
    hi: () => 'जिस सत्र से यह माँगा गया था, वह बंद कर दिया गया।',
  },
  taken: {
    en: (next: string) => `${next} has an account of its own by now.`,
    hi: (next: string) => `${next} का अब अपना खाता है।`,
  },
}

/** To an address of an account that stays where it is, though somebody asked that it move. In both languages: nobody's page asked for it. */
export function lapsedMail(to: string, { name, stays, next, link }: Lapsed, why: Why): Mail {
  const en = `Hello ${name},\n\nyour account at Foothold does not move to ${next}. ${whys[why].en(next)} Your address is still ${stays}. If you asked for the change and still want one, ask again:\n\n${link}\n\nIf it was somebody else, choose a new password at once with "Forgot?" on the login page: that ends all other sessions.\n`
  const hi = `नमस्ते ${name},\n\nFoothold पर आपका खाता ${next} पर नहीं जाएगा। ${whys[why].hi(next)} आपका पता अब भी ${stays} है। अगर बदलाव आपने माँगा था और अब भी चाहते हैं, तो ऊपर के लिंक से फिर माँगें। अगर किसी और ने माँगा था, तो लॉगिन पेज पर "भूल गए?" से तुरंत नया पासवर्ड चुनें: उससे बाकी सब सत्र बंद हो जाते हैं।\n`
  const subject = 'Your email address stays the same · आपका ई-मेल पता वही रहता है'
  return { to, language: 'en', about: 'session.email-lapsed', subject, text: `${en}\n${hi}` }
}
