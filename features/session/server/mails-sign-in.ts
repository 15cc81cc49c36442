import type { Mail } from '../../mail/contract'

interface Addressee {
  readonly name: string
  readonly email: string
}
type Language = 'en' | 'hi'

/** The code stands in the subject too: many read it there and never open the mail. */
export function codeMail({ name, email }: Addressee, code: string, language: Language): Mail {
  const texts = {
    en: {
      subject: `${code} is your code for Foothold`,
      text: `Hello ${name},\n\ntype this code where you asked for it:\n\n${code}\n\nIt is good for ten minutes, once, and in that browser only. Foothold never asks for it by phone or chat. If you did not ask for it, do nothing.\n`,
    },
    hi: {
      subject: `${code} Foothold के लिए आपका कोड है`,
      text: `नमस्ते ${name},\n\nजहाँ आपने यह कोड माँगा है, वहीं इसे लिखें:\n\n${code}\n\nयह दस मिनट तक, एक ही बार और सिर्फ़ उसी ब्राउज़र में चलेगा। Foothold यह कोड फ़ोन या चैट पर कभी नहीं पूछता। अगर आपने इसे नहीं माँगा, तो कुछ न करें।\n`,
    },
  }
  return { to: email, language, about: 'session.code', ...texts[language] }
}

export function resetMail({ name, email }: Addressee, link: string, language: Language): Mail {
  const texts = {
    en: {
      subject: 'Choose a new password',
      text: `Hello ${name},\n\nopen this link to choose a new password for Foothold:\n\n${link}\n\nIt is good for 30 minutes and once. If you did not ask for it, do nothing: your password stays as it is.\n`,
    },
    hi: {
      subject: 'नया पासवर्ड चुनें',
      text: `नमस्ते ${name},\n\nFoothold के लिए नया पासवर्ड चुनने के लिए यह लिंक खोलें:\n\n${link}\n\nलिंक 30 मिनट तक और एक ही बार चलेगा। अगर आपने इसे नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वही रहेगा।\n`,
    },
  }
  return { to: email, language, about: 'session.reset-password', ...texts[language] }
}

/** Somebody tries passwords. In both languages: nobody's page asked for it. */
export function triesMail({ name, email }: Addressee, link: string): Mail {
  const text = `Hello ${name},\n\nsomebody tried several wrong passwords for your account at Foothold. Nothing was opened. If it was you, take a code by e-mail or choose a new password. If not, a passkey or a second factor keeps guessers out:\n\n${link}\n\nनमस्ते ${name}, किसी ने Foothold पर आपके खाते के लिए कई ग़लत पासवर्ड आज़माए। कुछ भी खुला नहीं।\n`
  return { to: email, language: 'en', about: 'session.many-tries', subject: 'Wrong passwords for your account', text }
}

export type SecurityChange =
  | 'password'
  | 'passkey-added'
  | 'passkey-removed'
  | 'factor-on'
  | 'factor-off'
  | 'recovery-used'
  | 'recovery-renewed'
  | 'elsewhere'
  | 'elsewhere-off'

const changes: Readonly<Record<SecurityChange, Readonly<Record<Language, string>>>> = {
  password: { en: 'Your password was changed', hi: 'आपका पासवर्ड बदला गया' },
  'passkey-added': { en: 'A passkey was added', hi: 'एक पासकी जोड़ी गई' },
  'passkey-removed': { en: 'A passkey was removed', hi: 'एक पासकी हटाई गई' },
  'factor-on': { en: 'The second factor was turned on', hi: 'दूसरा चरण चालू किया गया' },
  'factor-off': { en: 'The second factor was turned off', hi: 'दूसरा चरण बंद किया गया' },
  'recovery-used': { en: 'A recovery code was used', hi: 'एक रिकवरी कोड इस्तेमाल हुआ' },
  'recovery-renewed': { en: 'New recovery codes were made', hi: 'नए रिकवरी कोड बनाए गए' },
  'elsewhere-off': { en: 'A way to log in was removed', hi: 'लॉगिन का एक तरीका हटाया गया' },
  elsewhere: { en: 'Another way to log in was linked', hi: 'लॉगिन का एक और तरीका जोड़ा गया' },
}

/** Told to the owner of every account whose keys have changed. */
export function changedMail({ name, email }: Addressee, change: SecurityChange, language: Language): Mail {
  const subject = changes[change][language]
  const text = {
    en: `Hello ${name},\n\n${subject.toLowerCase()} at Foothold. If it was you, there is nothing to do. If not, choose a new password at once with "Forgot?" on the login page: that ends all other sessions.\n`,
    hi: `नमस्ते ${name},\n\nFoothold पर ${subject}। अगर यह आपने किया है, तो कुछ नहीं करना। अगर नहीं, तो लॉगिन पेज पर "भूल गए?" से तुरंत नया पासवर्ड चुनें: उससे बाकी सब सत्र बंद हो जाते हैं।\n`,
  }
  return { to: email, language, about: `session.changed-${change}`, subject, text: text[language] }
}

interface PlaceWords {
  readonly browser: string | null
  readonly system: string | null
  readonly address: string | null
  readonly at: Date
}

/** Somebody signed in where nobody did before: the account's owner says whether it was them. */
export function newPlaceMail({ name, email }: Addressee, place: PlaceWords, link: string, language: Language): Mail {
  const said = (zone: string) =>
    new Intl.DateTimeFormat(zone, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(
      place.at,
    )
  const device = [place.browser, place.system].filter(Boolean).join(', ')
  const where = [device, place.address].filter(Boolean).join(' · ')
  const texts = {
    en: {
      subject: 'A new place: was this you?',
      text: `Hello ${name},\n\nsomebody logged in to your account at Foothold in a browser that it did not know:\n\n${where}\n${said('en-IN')} (India)\n\nIf it was you, there is nothing to do. If not, end that session here and choose a new password:\n\n${link}\n`,
    },
    hi: {
      subject: 'नई जगह: क्या यह आप थे?',
      text: `नमस्ते ${name},\n\nFoothold पर आपके खाते में एक ऐसे ब्राउज़र से लॉगिन हुआ जिसे वह नहीं जानता था:\n\n${where}\n${said('hi-IN')} (भारत)\n\nअगर यह आप थे, तो कुछ नहीं करना। अगर नहीं, तो वह सत्र यहाँ बंद करें और नया पासवर्ड चुनें:\n\n${link}\n`,
    },
  }
  return { to: email, language, about: 'session.new-place', ...texts[language] }
}
