import type { Mail } from '../../../mail/contract'

interface Addressee {
  readonly name: string
  readonly email: string
}
type Language = 'en' | 'hi'

/** To the address that is to be added: whoever reads it types it where they asked for it. */
export function addressCodeMail({ name, email }: Addressee, code: string, language: Language): Mail {
  const texts = {
    en: {
      subject: `${code} adds this address at Foothold`,
      text: `Hello,\n\nthis address is to be added to the account of ${name} at Foothold. If that account is yours, type this code where you asked for it:\n\n${code}\n\nIt is good for ten minutes, once, and in that browser only. If it is not yours, do nothing and give the code to nobody.\n`,
    },
    hi: {
      subject: `${code} से यह पता Foothold में जुड़ेगा`,
      text: `नमस्ते,\n\nयह पता Foothold पर ${name} के खाते में जुड़ने वाला है। अगर वह खाता आपका है, तो जहाँ आपने यह कोड माँगा है, वहीं इसे लिखें:\n\n${code}\n\nयह दस मिनट तक, एक ही बार और सिर्फ़ उसी ब्राउज़र में चलेगा। अगर खाता आपका नहीं है, तो कुछ न करें और कोड किसी को न दें।\n`,
    },
  }
  return { to: email, language, about: 'session.address-code', ...texts[language] }
}

/** To an address that has an account: the page that asked is told nothing of it. */
export function addressInUseMail(email: string, language: Language): Mail {
  const texts = {
    en: {
      subject: 'This address has an account already',
      text: `Hello,\n\nsomebody, perhaps you, wanted to add this address to another account at Foothold. It has an account of its own, so nothing has changed. If both accounts are yours, merge them under Settings, Account.\n`,
    },
    hi: {
      subject: 'इस पते का खाता पहले से है',
      text: `नमस्ते,\n\nकिसी ने, शायद आपने, यह पता Foothold के दूसरे खाते में जोड़ना चाहा। इस पते का अपना खाता है, इसलिए कुछ नहीं बदला। अगर दोनों खाते आपके हैं, तो सेटिंग, खाता में उन्हें मिला दें।\n`,
    },
  }
  return { to: email, language, about: 'session.address-in-use', ...texts[language] }
}

const said = {
  added: {
    en: (other: string) => ['An address was added', `the address ${other} was added to your account`] as const,
    hi: (other: string) => ['एक पता जोड़ा गया', `आपके खाते में ${other} पता जोड़ा गया`] as const,
  },
  main: {
    en: (other: string) =>
      [
        'Your main address is another one',
        `mails of your account now go to ${other}; this one still logs you in`,
      ] as const,
    hi: (other: string) =>
      ['आपका मुख्य पता बदल गया', `आपके खाते की मेल अब ${other} पर जाएँगी; इस पते से लॉगिन होता रहेगा`] as const,
  },
  removed: {
    en: (other: string) => ['An address was removed', `the address ${other} was removed from your account`] as const,
    hi: (other: string) => ['एक पता हटाया गया', `आपके खाते से ${other} पता हटाया गया`] as const,
  },
}

/** What became of the addresses of an account. `link` takes it back for three days. */
export function addressMail(
  { name, email }: Addressee,
  what: keyof typeof said,
  other: string,
  link: string | undefined,
  language: Language,
): Mail {
  const [subject, happened] = said[what][language](other)
  const texts = {
    en: [
      `Hello ${name},\n\n${happened} at Foothold. If it was you, there is nothing to do.`,
      link
        ? `If not, take it back within 72 hours; that also ends all sessions:\n\n${link}\n`
        : 'If not, choose a new password at once with "Forgot?" on the login page: that ends all other sessions.\n',
    ],
    hi: [
      `नमस्ते ${name},\n\nFoothold पर ${happened}। अगर यह आपने किया है, तो कुछ नहीं करना।`,
      link
        ? `अगर नहीं, तो 72 घंटे के भीतर इसे वापस लें; इससे सब सत्र भी बंद हो जाएँगे:\n\n${link}\n`
        : 'अगर नहीं, तो लॉगिन पेज पर "भूल गए?" से तुरंत नया पासवर्ड चुनें: उससे बाकी सब सत्र बंद हो जाते हैं।\n',
    ],
  }
  return { to: email, language, about: `session.address-${what}`, subject, text: texts[language].join(' ') }
}
