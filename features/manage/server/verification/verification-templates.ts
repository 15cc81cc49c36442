import type { Template } from '../../../notifications/contract'

export const VERIFIED = 'manage.verified'
export const TAKEN_BACK = 'manage.verification-taken-back'

/** To the organizer: what people see beside the organisation's name from now on. */
export const verificationTemplates: readonly Template[] = [
  {
    id: VERIFIED,
    topic: 'listings',
    opens: 'fullscreen',
    en: ({ organisation }) => ({
      title: `You are verified for ${organisation}`,
      description: 'All that you publish under its name carries the badge of a verified organisation.',
      action: 'See your listings',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ organisation }) => ({
      title: `आप ${organisation} के लिए सत्यापित हैं`,
      description: 'इसके नाम से आप जो भी प्रकाशित करते हैं, उस पर सत्यापित संस्था का चिह्न दिखता है।',
      action: 'अपनी लिस्टिंग देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: TAKEN_BACK,
    topic: 'listings',
    opens: 'fullscreen',
    en: ({ organisation }) => ({
      title: `Your verification for ${organisation} was taken back`,
      description: 'What you publish under its name stays as it is, without the badge of a verified organisation.',
      action: 'See your listings',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ organisation }) => ({
      title: `${organisation} के लिए आपका सत्यापन वापस लिया गया`,
      description: 'इसके नाम से आपने जो प्रकाशित किया वह वैसा ही रहेगा, बस सत्यापित संस्था का चिह्न नहीं दिखेगा।',
      action: 'अपनी लिस्टिंग देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
]
