import type { Template } from '../../../notifications/contract'

export const TAKEN_OVER = 'manage.taken-over'
export const DECLINED = 'manage.handover-declined'

/** To whoever offered it. */
export const handoverTemplates: readonly Template[] = [
  {
    id: TAKEN_OVER,
    topic: 'listings',
    opens: 'fullscreen',
    en: ({ title, name }) => ({
      title: `“${title}” was taken over`,
      description: `${name} organizes it from now on, and reads who takes part. You do not any more.`,
      action: 'See your listings',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title, name }) => ({
      title: `“${title}” सौंप दिया गया`,
      description: `अब से ${name} इसके आयोजक हैं और वही देखते हैं कि कौन भाग ले रहा है। आप अब नहीं देखते।`,
      action: 'अपनी लिस्टिंग देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाक़ी नहीं',
    }),
  },
  {
    id: DECLINED,
    topic: 'listings',
    opens: 'fullscreen',
    en: ({ title, name }) => ({
      title: `“${title}” stays with you`,
      description: `${name} does not take it over.`,
      action: 'See your listings',
      who: 'You',
      by: 'whenever you like: offer it to somebody else',
    }),
    hi: ({ title, name }) => ({
      title: `“${title}” आपके पास ही है`,
      description: `${name} इसे नहीं ले रहे हैं।`,
      action: 'अपनी लिस्टिंग देखें',
      who: 'आप',
      by: 'जब चाहें: किसी और को सौंपें',
    }),
  },
]
