import type { Mail } from '../../mail/contract'

interface Addressee {
  readonly name: string
  readonly email: string
}

/** Asks the owner of an address to prove it. */
export function verifyMail({ name, email }: Addressee, link: string, language: 'en' | 'hi'): Mail {
  const texts = {
    en: {
      subject: 'Confirm your e-mail address',
      text: `Hello ${name},\n\nwelcome to Foothold. Open this link to confirm that this address is yours:\n\n${link}\n\nIt is good for two days and once. If you did not sign up, do nothing: without the link the address stays unconfirmed.\n`,
    },
    hi: {
      subject: 'अपना ई-मेल पता पक्का करें',
      text: `नमस्ते ${name},\n\nFoothold में आपका स्वागत है। यह पता आपका ही है, यह पक्का करने के लिए इस लिंक को खोलें:\n\n${link}\n\nलिंक दो दिन तक और एक ही बार चलेगा। अगर आपने साइन अप नहीं किया, तो कुछ न करें: लिंक के बिना पता पक्का नहीं होगा।\n`,
    },
  }
  return { to: email, language, about: 'session.verify-email', ...texts[language] }
}

/** To the owner of an address that somebody tried to sign up with: the page itself tells nobody that there is an account. */
export function takenMail({ name, email }: Addressee, link: string, language: 'en' | 'hi'): Mail {
  const texts = {
    en: {
      subject: 'You have an account already',
      text: `Hello ${name},\n\nsomebody, perhaps you, tried to sign up at Foothold with this address. You have an account: sign in here:\n\n${link}\n\nIf it was not you, do nothing. Nobody learnt that this account exists.\n`,
    },
    hi: {
      subject: 'आपका खाता पहले से है',
      text: `नमस्ते ${name},\n\nकिसी ने, शायद आपने, इस पते से Foothold पर साइन अप करने की कोशिश की। आपका खाता पहले से है, यहाँ लॉगिन करें:\n\n${link}\n\nअगर यह आप नहीं थे, तो कुछ न करें। किसी को यह नहीं बताया गया कि यह खाता है।\n`,
    },
  }
  return { to: email, language, about: 'session.address-taken', ...texts[language] }
}
