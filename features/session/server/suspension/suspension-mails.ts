import type { Mail } from '../../../mail/contract'

interface Addressee {
  readonly name: string
  readonly email: string
}

const said = (at: Date, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(at)

/** In both languages: nobody's page asked for it. */
export function disabledMail({ name, email }: Addressee, reason: string, until: Date | null, link: string): Mail {
  const [end, endHi] = until ? [` until ${said(until, 'en-IN')}`, `${said(until, 'hi-IN')} तक `] : ['', '']
  const text = `Hello ${name},\n\nyour account at Foothold is disabled${end}. The reason:\n\n${reason}\n\nNobody can log in to it meanwhile, and nothing is lost. If this is wrong, write to us:\n\n${link}\n\nनमस्ते ${name}, Foothold पर आपका खाता ${endHi}बंद किया गया है। कारण ऊपर लिखा है। कुछ खोया नहीं है। अगर यह ग़लत है, तो हमें लिखें।\n`
  return { to: email, language: 'en', about: 'session.account-disabled', subject: 'Your account is disabled', text }
}

export function enabledMail({ name, email }: Addressee, link: string): Mail {
  const text = `Hello ${name},\n\nyour account at Foothold is open again. Log in:\n\n${link}\n\nनमस्ते ${name}, Foothold पर आपका खाता फिर खुला है। ऊपर के लिंक से लॉगिन करें।\n`
  return { to: email, language: 'en', about: 'session.account-enabled', subject: 'Your account is open again', text }
}
