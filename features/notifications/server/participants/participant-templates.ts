import type { Template } from '../../contract'

export const CHANGED = 'notifications.changed'
export const TAKEN_DOWN = 'notifications.taken-down'
export const CANCELLED = 'notifications.cancelled'
export const LEFT = 'notifications.organizer-left'

/** What changes for everybody who is registered: each ends or alters what they agreed to, so each has legal weight. */
export const participantTemplates: readonly Template[] = [
  {
    id: CHANGED,
    topic: 'registrations',
    isWeighty: true,
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `“${title}” may have changed`,
      description:
        'It was out of sight, was looked at again and is public now. What you sent stands; read its dates and conditions anew.',
      action: 'Read it',
      who: 'You',
      by: 'before its next date',
    }),
    hi: ({ title }) => ({
      title: `“${title}” में बदलाव हुआ हो सकता है`,
      description:
        'यह कुछ समय छिपा था, दोबारा जाँचा गया और अब फिर दिखता है। आपने जो भेजा था वह बना हुआ है; तिथियाँ और शर्तें फिर से पढ़ लें।',
      action: 'पढ़ें',
      who: 'आप',
      by: 'इसकी अगली तिथि से पहले',
    }),
  },
  {
    id: TAKEN_DOWN,
    topic: 'registrations',
    isWeighty: true,
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `“${title}” was taken down`,
      description: 'It is not on this site any more, and nobody will read what you sent. Your receipt stays.',
      action: 'See your registrations',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title }) => ({
      title: `“${title}” हटा दिया गया`,
      description: 'यह अब इस साइट पर नहीं है, और आपने जो भेजा उसे कोई नहीं पढ़ेगा। आपकी रसीद बनी रहेगी।',
      action: 'अपने पंजीकरण देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: LEFT,
    topic: 'registrations',
    isWeighty: true,
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `The organizer of “${title}” has left`,
      description:
        'Their account was erased, so nobody will read what you sent, and nobody new can enter. The page and your receipt stay.',
      action: 'See its page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title }) => ({
      title: `“${title}” के आयोजक अब यहाँ नहीं हैं`,
      description:
        'उनका खाता मिटा दिया गया, इसलिए आपने जो भेजा उसे कोई नहीं पढ़ेगा, और कोई नया शामिल नहीं हो सकता। पेज और आपकी रसीद बनी रहेगी।',
      action: 'इसका पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: CANCELLED,
    topic: 'registrations',
    isWeighty: true,
    opens: 'fullscreen',
    en: ({ title, why }) => ({
      title: `“${title}” was cancelled`,
      description: `Its organizer called it off: “${why}” The page and your receipt stay.`,
      action: 'See its page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title, why }) => ({
      title: `“${title}” रद्द कर दिया गया`,
      description: `आयोजक ने इसे रद्द किया: “${why}” पेज और आपकी रसीद बनी रहेगी।`,
      action: 'इसका पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
]
