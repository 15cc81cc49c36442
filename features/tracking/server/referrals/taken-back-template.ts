import type { Template } from '../../../notifications/contract'
import { referralTopic } from './appeals/appeal-template'

/** A person of the house took a referral back, and what was given for it. */
export const takenBackTemplate: Template = {
  id: 'tracking.referral-taken-back',
  topic: referralTopic.id,
  opens: 'sidescreen',
  en: ({ why }) => ({
    title: 'A referral of yours was taken back',
    description: `It counts no more, and what was given for it is gone: “${why}”`,
    action: 'See your referrals',
    who: 'Nobody',
    by: 'nothing is due',
  }),
  hi: ({ why }) => ({
    title: 'आपका एक रेफ़रल वापस लिया गया',
    description: `यह अब नहीं गिना जाता, और जो इसके लिए मिला था वह वापस हो गया: “${why}”`,
    action: 'अपने रेफ़रल देखें',
    who: 'कोई नहीं',
    by: 'कुछ बाकी नहीं है',
  }),
}
