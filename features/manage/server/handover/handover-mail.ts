import type { Mail } from '../../../mail/contract'
import { HANDOVER_DAYS } from '../../contract'

const OFFERED_PATH = '/manage/user/competition-listings/all/approved'

interface Offer {
  readonly title: string
  readonly name: string
  readonly publicUrl: string
  readonly key: string
}

export const handoverKey = (id: number, email: string, at: Date) => `manage.handover:${id}:${email}:${at.toISOString()}`

/** To an address that may belong to nobody here: it says how to answer, and nothing of who takes part. */
export function handoverMail(to: string, { title, name, publicUrl, key }: Offer, language: Mail['language']): Mail {
  const link = `${publicUrl}${OFFERED_PATH}`
  const texts = {
    en: {
      subject: `${name} would like to hand "${title}" over to you`,
      text: `${name} organizes "${title}" at Foothold, and would like you to go on with it. Sign in with this address, or sign up with it, and answer within ${HANDOVER_DAYS} days:\n\n${link}\n\nIf you do not know ${name}, do nothing.\n`,
    },
    hi: {
      subject: `${name} “${title}” आपको सौंपना चाहते हैं`,
      text: `${name} Foothold पर “${title}” के आयोजक हैं और चाहते हैं कि आगे आप इसे चलाएँ। इसी पते से लॉग इन या साइन अप करें और ${HANDOVER_DAYS} दिन में उत्तर दें:\n\n${link}\n\nअगर आप ${name} को नहीं जानते, तो कुछ न करें।\n`,
    },
  }
  return { to, language, about: 'manage.handover', key, ...texts[language] }
}
