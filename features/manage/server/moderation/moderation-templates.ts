import type { Template } from '../../../notifications/contract'

export const CLOSED_FOR = 'manage.closed-by-team'
export const TAKEN_DOWN = 'manage.taken-down-by-team'
export const PUT_BACK = 'manage.put-back-by-team'

/** To the organizer: what whoever approves has done with what was public, and why. Each has weight: others entered it. */
export const moderationTemplates: readonly Template[] = [
  {
    id: CLOSED_FOR,
    topic: 'listings',
    isWeighty: true,
    opens: 'fullscreen',
    en: ({ title, reason }) => ({
      title: `“${title}” was closed by the team of the site`,
      description: `The reason: “${reason}” Its page stays; nobody can enter any more. What people sent stays with you.`,
      action: 'See its page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title, reason }) => ({
      title: `“${title}” को साइट की टीम ने बंद किया`,
      description: `कारण: “${reason}” इसका पेज बना रहेगा; अब कोई शामिल नहीं हो सकता। लोगों ने जो भेजा वह आपके पास रहेगा।`,
      action: 'इसका पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
  {
    id: TAKEN_DOWN,
    topic: 'listings',
    isWeighty: true,
    opens: 'fullscreen',
    en: ({ title, reason }) => ({
      title: `“${title}” was taken down`,
      description: `The team of the site took it down: “${reason}” Whoever was in it was told. You can duplicate it, change that, and submit it anew.`,
      action: 'See your listings',
      who: 'You',
      by: 'whenever you like',
    }),
    hi: ({ title, reason }) => ({
      title: `“${title}” हटा दिया गया`,
      description: `साइट की टीम ने इसे हटाया: “${reason}” जो इसमें थे उन्हें बता दिया गया है। आप इसकी नकल बनाकर, वह बात बदलकर, फिर से भेज सकते हैं।`,
      action: 'अपनी लिस्टिंग देखें',
      who: 'आप',
      by: 'जब चाहें',
    }),
  },
  {
    id: PUT_BACK,
    topic: 'listings',
    isWeighty: true,
    opens: 'fullscreen',
    en: ({ title }) => ({
      title: `“${title}” is back`,
      description: 'The team of the site put it back as it was, with all who are registered. They were told.',
      action: 'See its page',
      who: 'Nobody',
      by: 'nothing is due',
    }),
    hi: ({ title }) => ({
      title: `“${title}” वापस आ गया`,
      description: 'साइट की टीम ने इसे वैसा ही वापस रखा, सभी पंजीकृत लोगों के साथ। उन्हें बता दिया गया है।',
      action: 'इसका पेज देखें',
      who: 'कोई नहीं',
      by: 'कुछ बाकी नहीं है',
    }),
  },
]
