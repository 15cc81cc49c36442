import type { Match } from '../../contract'

type Said = Readonly<Record<'en' | 'hi', string>>

const courses: Readonly<Record<string, Said>> = {
  engineering: { en: 'engineering', hi: 'इंजीनियरिंग' },
  management: { en: 'management', hi: 'प्रबंधन' },
  'arts-and-science': { en: 'arts and science', hi: 'कला और विज्ञान' },
  commerce: { en: 'commerce', hi: 'वाणिज्य' },
  law: { en: 'law', hi: 'क़ानून' },
  medicine: { en: 'medicine', hi: 'चिकित्सा' },
  design: { en: 'design', hi: 'डिज़ाइन' },
  other: { en: 'another field', hi: 'कोई और विषय' },
}
const kinds: Readonly<Record<string, Said>> = {
  college: { en: 'a student', hi: 'विद्यार्थी' },
  professional: { en: 'a professional', hi: 'पेशेवर' },
  organizer: { en: 'an organizer', hi: 'आयोजक' },
  mentor: { en: 'a mentor', hi: 'मेंटर' },
  'placement-cell': { en: 'a member of a placement cell', hi: 'प्लेसमेंट सेल के सदस्य' },
}

function reasonOf(match: Match): Said {
  switch (match.by) {
    case 'course': {
      const course = courses[match.value] ?? { en: match.value, hi: match.value }
      return { en: `your field is ${course.en}`, hi: `आपका विषय ${course.hi} है` }
    }
    case 'user_type': {
      const kind = kinds[match.value] ?? { en: match.value, hi: match.value }
      return { en: `you are here as ${kind.en}`, hi: `आप यहाँ ${kind.hi} के रूप में हैं` }
    }
    case 'page':
      return match.value === 'home'
        ? { en: 'you are on the start page', hi: 'आप मुखपृष्ठ पर हैं' }
        : { en: `you are on a page of /${match.value}`, hi: `आप /${match.value} के पेज पर हैं` }
    case 'pro':
      return { en: 'you are a Pro member', hi: 'आप Pro सदस्य हैं' }
    case 'free':
      return { en: 'you are not a Pro member', hi: 'आप Pro सदस्य नहीं हैं' }
    case 'everybody':
      return { en: 'it is for everybody', hi: 'यह सबके लिए है' }
  }
}

/** Why somebody sees an ad, from the very filters that let them through. */
export function whyOf(matches: readonly Match[], language: 'en' | 'hi'): string {
  const reasons = matches.map((match) => reasonOf(match)[language])
  const [last = '', ...others] = [...reasons].reverse()
  const list = [...(others.length > 0 ? [others.reverse().join(', ')] : []), last]
  return language === 'hi'
    ? `यह आपको इसलिए दिखता है कि ${list.join(' और ')}।`
    : `You see this because ${list.join(' and ')}.`
}
