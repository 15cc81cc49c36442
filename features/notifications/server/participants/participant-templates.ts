import type { Template } from '../../contract'

export const CHANGED = 'notifications.changed'
export const TAKEN_DOWN = 'notifications.taken-down'

/** What changes for everybody who is registered: both end or alter what they agreed to, so both have legal weight. */
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
]
