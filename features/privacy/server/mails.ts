import type { Mail } from '../../mail/contract'
import type { PublicPerson } from '../../session/contract'

type Language = Mail['language']

/** `21/11/2026, 14:05 UTC`: mails cannot know the reader's zone. */
const moment = (at: Date) => {
  const [date = '', time = ''] = at.toISOString().split('T')
  return `${date.split('-').reverse().join('/')}, ${time.slice(0, 5)} UTC`
}

interface ReadyFacts {
  readonly person: PublicPerson
  readonly id: string
  readonly expiresAt: Date
  readonly publicUrl: string
}

/** Leads to the page, not to the file: whoever reads the mail alone gets nothing. */
export function exportReadyMail({ person, id, expiresAt, publicUrl }: ReadyFacts, language: Language): Mail {
  const link = `${publicUrl}/user/data`
  const texts = {
    en: {
      subject: 'Your data is ready',
      text: `Hello ${person.name},\n\nthe archive with everything we hold about you is ready. Sign in to download it until ${moment(expiresAt)}:\n${link}\n\nYou did not ask for it? Change your password and end the other sessions.\n`,
    },
    hi: {
      subject: 'आपका डेटा तैयार है',
      text: `नमस्ते ${person.name},\n\nहमारे पास आपके बारे में जो कुछ है, उसका संग्रह तैयार है। ${moment(expiresAt)} तक साइन इन करके डाउनलोड करें:\n${link}\n\nआपने नहीं माँगा था? अपना पासवर्ड बदलें और बाकी सत्र बंद करें।\n`,
    },
  }
  return { to: person.email, language, about: 'privacy.export-ready', key: `privacy.export:${id}`, ...texts[language] }
}

interface ErasureFacts {
  readonly person: PublicPerson
  readonly dueAt: Date
  readonly publicUrl: string
}

export function erasureAskedMail({ person, dueAt, publicUrl }: ErasureFacts, language: Language): Mail {
  const link = `${publicUrl}/user/data`
  const texts = {
    en: {
      subject: 'Your account will be deleted',
      text: `Hello ${person.name},\n\nyou asked us to delete your account. It goes on ${moment(dueAt)}, and everything that is yours with it.\n\nYou changed your mind, or it was not you? Keep it here until then:\n${link}\n`,
    },
    hi: {
      subject: 'आपका खाता मिटा दिया जाएगा',
      text: `नमस्ते ${person.name},\n\nआपने अपना खाता मिटाने को कहा है। वह ${moment(dueAt)} को मिट जाएगा, और उसके साथ आपका सब कुछ।\n\nइरादा बदल गया, या यह आपने नहीं किया? तब तक यहाँ से उसे रखें:\n${link}\n`,
    },
  }
  return {
    to: person.email,
    language,
    about: 'privacy.erasure-asked',
    key: `privacy.erasure:${person.id}:${dueAt.toISOString()}`,
    ...texts[language],
  }
}
