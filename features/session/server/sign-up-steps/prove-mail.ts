import type { Mail } from '../../../mail/contract'

interface ProveMail {
  readonly name: string
  readonly email: string
  readonly code: string
  readonly link: string
}

/** Asks the owner of an address to prove it, by the code or by the link. */
export function proveMail({ name, email, code, link }: ProveMail, language: 'en' | 'hi'): Mail {
  const texts = {
    en: {
      subject: `${code} is your Foothold code`,
      text: `Hello ${name},\n\nwelcome to Foothold. Type this code where you signed up:\n\n${code}\n\nIt is good for 15 minutes. Or open this link, which is good for two days and once:\n\n${link}\n\nIf you did not sign up, do nothing: without code and link the address stays unconfirmed.\n`,
    },
    hi: {
      subject: `${code} आपका Foothold कोड है`,
      text: `नमस्ते ${name},\n\nFoothold में आपका स्वागत है। जहाँ साइन अप किया है, वहाँ यह कोड लिखें:\n\n${code}\n\nकोड 15 मिनट तक चलेगा। या यह लिंक खोलें, जो दो दिन तक और एक ही बार चलेगा:\n\n${link}\n\nअगर आपने साइन अप नहीं किया, तो कुछ न करें: कोड और लिंक के बिना पता पक्का नहीं होगा।\n`,
    },
  }
  return { to: email, language, about: 'session.verify-email', ...texts[language] }
}
