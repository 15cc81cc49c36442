import type { PayPeriod, WorkMode } from '../../contract'

/** What is said of lists and opportunities outside our pages: in feeds, calendars and pictures. */
interface FeedWords {
  readonly kinds: Readonly<Record<string, string>>
  readonly all: string
  readonly newOnes: string
  readonly deadlines: string
  /** A deadline as an entry of a calendar. */
  readonly closes: (title: string, organisation: string) => string
  readonly closesOn: (when: string) => string
  readonly openEnd: string
  readonly perMonth: string
  readonly perYear: string
  readonly unpaid: string
  readonly inPrizes: (sum: string) => string
  readonly noon: string
  readonly midnight: string
  readonly modes: Readonly<Record<WorkMode, string>>
  /** How often it is paid, as a cell of a table. */
  readonly periods: Readonly<Record<PayPeriod, string>>
}

export const feedWords: Readonly<Record<'en' | 'hi', FeedWords>> = {
  en: {
    kinds: {
      internship: 'Internships',
      job: 'Jobs',
      competition: 'Competitions',
      hackathon: 'Hackathons',
      quiz: 'Quizzes',
      'hiring-challenge': 'Hiring challenges',
      scholarship: 'Scholarships',
      workshop: 'Workshops',
      conference: 'Conferences',
      event: 'Events',
      fest: 'College fests',
    },
    all: 'All opportunities',
    newOnes: 'new on Foothold',
    deadlines: 'deadlines on Foothold',
    closes: (title, organisation) => `Closes: ${title} (${organisation})`,
    closesOn: (when) => `Closes ${when}`,
    openEnd: 'No closing date',
    perMonth: 'a month',
    perYear: 'a year',
    unpaid: 'Unpaid',
    inPrizes: (sum) => `${sum} in prizes`,
    noon: '12 noon',
    midnight: '12 midnight',
    modes: { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote', online: 'Online' },
    periods: { month: 'month', year: 'year', once: 'once' },
  },
  hi: {
    kinds: {
      internship: 'इंटर्नशिप',
      job: 'नौकरियाँ',
      competition: 'प्रतियोगिताएँ',
      hackathon: 'हैकाथॉन',
      quiz: 'क्विज़',
      'hiring-challenge': 'हायरिंग चैलेंज',
      scholarship: 'छात्रवृत्तियाँ',
      workshop: 'कार्यशालाएँ',
      conference: 'सम्मेलन',
      event: 'कार्यक्रम',
      fest: 'कॉलेज फ़ेस्ट',
    },
    all: 'सभी अवसर',
    newOnes: 'Foothold पर नए',
    deadlines: 'Foothold पर आख़िरी तारीख़ें',
    closes: (title, organisation) => `आख़िरी तारीख़: ${title} (${organisation})`,
    closesOn: (when) => `${when} को बंद`,
    openEnd: 'कोई आख़िरी तारीख़ नहीं',
    perMonth: 'प्रति माह',
    perYear: 'प्रति वर्ष',
    unpaid: 'बिना भुगतान',
    inPrizes: (sum) => `${sum} के इनाम`,
    noon: 'दोपहर 12 बजे',
    midnight: 'आधी रात 12 बजे',
    modes: { onsite: 'दफ़्तर में', hybrid: 'हाइब्रिड', remote: 'घर से', online: 'ऑनलाइन' },
    periods: { month: 'प्रति माह', year: 'प्रति वर्ष', once: 'एक बार' },
  },
}
