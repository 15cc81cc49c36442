import type { Mail } from '../../mail/contract'

type Language = 'en' | 'hi'

/** To the address that an account has: does its owner want another one? */
export function askOldMail(name: string, to: string, next: string, link: string, language: Language): Mail {
  const texts = {
    en: {
      subject: 'Change your e-mail address?',
      text: `Hello ${name},\n\nyour account at Foothold is to move to ${next}. Open this link to say yes:\n\n${link}\n\nIt is good for 30 minutes. If you did not ask for this, do nothing, and change your password: somebody else is signed in.\n`,
    },
    hi: {
      subject: 'ई-मेल पता बदलें?',
      text: `नमस्ते ${name},\n\nFoothold पर आपका खाता ${next} पर जाने वाला है। हाँ कहने के लिए यह लिंक खोलें:\n\n${link}\n\nलिंक 30 मिनट तक चलेगा। अगर यह आपने नहीं माँगा, तो कुछ न करें और पासवर्ड बदलें: कोई और लॉगिन किए हुए है।\n`,
    },
  }
  return { to, language, about: 'session.email-old', ...texts[language] }
}

/** To the address that it is to have: is it theirs? */
export function askNewMail(name: string, to: string, link: string, language: Language): Mail {
  const texts = {
    en: {
      subject: 'Confirm your new e-mail address',
      text: `Hello ${name},\n\nopen this link to use this address for your account at Foothold:\n\n${link}\n\nIt is good for 30 minutes. Until both addresses have said yes, everything goes to the old one. If you have no account there, do nothing.\n`,
    },
    hi: {
      subject: 'अपना नया ई-मेल पता पक्का करें',
      text: `नमस्ते ${name},\n\nFoothold पर अपने खाते के लिए यह पता इस्तेमाल करने के लिए यह लिंक खोलें:\n\n${link}\n\nलिंक 30 मिनट तक चलेगा। जब तक दोनों पते हाँ नहीं कहते, सब कुछ पुराने पते पर जाता है। अगर वहाँ आपका खाता नहीं है, तो कुछ न करें।\n`,
    },
  }
  return { to, language, about: 'session.email-new', ...texts[language] }
}

/** To an address that has an account already: the page that asked is told nothing of it. */
export function inUseMail(to: string, language: Language): Mail {
  const texts = {
    en: {
      subject: 'This address has an account already',
      text: `Hello,\n\nsomebody, perhaps you, wanted to move another account at Foothold to this address. It has an account of its own, so nothing has changed. To move, free this address first or choose another one.\n`,
    },
    hi: {
      subject: 'इस पते का खाता पहले से है',
      text: `नमस्ते,\n\nकिसी ने, शायद आपने, Foothold का दूसरा खाता इस पते पर लाना चाहा। इस पते का अपना खाता है, इसलिए कुछ नहीं बदला।\n`,
    },
  }
  return { to, language, about: 'session.email-in-use', ...texts[language] }
}

/** To the old address, when it is done: three days to take it back. In both languages where nobody's page asked for it just now. */
export function movedMail(name: string, to: string, next: string, link: string, language?: Language): Mail {
  const texts = {
    en: {
      subject: 'Your e-mail address was changed',
      text: `Hello ${name},\n\nyour account at Foothold now has the address ${next}. If you did not want this, take it back within 72 hours; that also ends all sessions:\n\n${link}\n`,
    },
    hi: {
      subject: 'आपका ई-मेल पता बदल गया',
      text: `नमस्ते ${name},\n\nFoothold पर आपके खाते का पता अब ${next} है। अगर आप यह नहीं चाहते थे, तो 72 घंटे के भीतर इसे वापस लें; इससे सब सत्र भी बंद हो जाएँगे:\n\n${link}\n`,
    },
  }
  const about = 'session.email-moved'
  if (language) return { to, language, about, ...texts[language] }
  const { en, hi } = texts
  return { to, language: 'en', about, subject: `${en.subject} · ${hi.subject}`, text: `${en.text}\n${hi.text}` }
}
