/** The routes of spec §2.6 that are lists, typed in from there: path, the kinds on it, its heading in both languages. */
export const lists: readonly (readonly [path: string, kinds: readonly string[], en: string, hi: string])[] = [
  ['competitions', ['competition'], 'Competitions', 'प्रतियोगिताएँ'],
  ['quiz', ['quiz'], 'Quizzes', 'क्विज़'],
  ['hiring-challenges', ['hiring-challenge'], 'Hiring challenges', 'हायरिंग चैलेंज'],
  ['hackathons', ['hackathon'], 'Hackathons', 'हैकाथॉन'],
  ['scholarships', ['scholarship'], 'Scholarships', 'छात्रवृत्तियाँ'],
  ['workshops-webinars', ['workshop'], 'Workshops', 'कार्यशालाएँ'],
  ['conferences', ['conference'], 'Conferences', 'सम्मेलन'],
  ['events', ['event'], 'Events', 'कार्यक्रम'],
  ['jobs', ['job'], 'Jobs', 'नौकरियाँ'],
  ['jobs-and-internships', ['job', 'internship'], 'Jobs and internships', 'नौकरियाँ और इंटर्नशिप'],
  ['internships', ['internship'], 'Internships', 'इंटर्नशिप'],
  ['college-fests', ['fest'], 'College fests', 'कॉलेज फ़ेस्ट'],
  ['all-opportunities', [], 'All opportunities', 'सभी अवसर'],
]

type Promise = Readonly<{ city?: string; category?: string; organisation?: string; role?: string; mode?: string }>

/** SEO listing pages by type; what every row of them must be. Organisations are those of the demo data. */
export const landings: readonly (readonly [path: string, type: string, heading: string, promise: Promise])[] = [
  ['jobs/jobs-in-bangalore', 'location', 'Jobs in Bengaluru', { city: 'Bengaluru' }],
  ['jobs/jobs-in-delhi', 'location', 'Jobs in Delhi', { city: 'Delhi' }],
  ['jobs/jobs-in-hyderabad', 'location', 'Jobs in Hyderabad', { city: 'Hyderabad' }],
  ['jobs/jobs-in-mumbai', 'location', 'Jobs in Mumbai', { city: 'Mumbai' }],
  ['jobs/jobs-in-pune', 'location', 'Jobs in Pune', { city: 'Pune' }],
  ['jobs/jobs-in-chennai', 'location', 'Jobs in Chennai', { city: 'Chennai' }],
  ['jobs/jobs-in-noida', 'location', 'Jobs in Noida', { city: 'Noida' }],
  ['jobs/jobs-in-gurgaon', 'location', 'Jobs in Gurugram', { city: 'Gurugram' }],
  ['jobs/finance-jobs', 'category', 'Finance jobs', { category: 'finance' }],
  ['jobs/marketing-jobs', 'category', 'Marketing jobs', { category: 'marketing' }],
  ['jobs/engineering-jobs', 'category', 'Engineering jobs', { category: 'engineering' }],
  ['jobs/software-development-jobs', 'category', 'Software development jobs', { category: 'software-development' }],
  ['jobs/operations-jobs', 'category', 'Operations jobs', { category: 'operations' }],
  ['jobs/data-analyst-jobs', 'searchTerm (role)', 'Data Analyst jobs', { role: 'data analyst' }],
  ['jobs/work-from-home-jobs', 'wfh', 'Work from home jobs', { mode: 'remote' }],
  ['jobs/accounts-jobs', 'category', 'Accounts jobs', { category: 'accounts' }],
  ['internships/finance-internships', 'category', 'Finance internships', { category: 'finance' }],
  ['internships/internships-in-pune', 'location', 'Internships in Pune', { city: 'Pune' }],
  ['internships/internships-in-bangalore', 'location', 'Internships in Bengaluru', { city: 'Bengaluru' }],
]

/** The sorts of SEO listing pages that spec §2.6 names for each kind; which there are is told by what is listed. */
export const sortsOfLanding = {
  job: ['location', 'company', 'role', 'category', 'company-location', 'category-location', 'wfh'],
  internship: ['company', 'category', 'location', 'category-location'],
} as const

/** The first segments under which an opportunity is found (spec §2.6). */
export const segments = [
  'competitions',
  'hiring-challenges',
  'competition',
  'quiz',
  'hackathons',
  'hackathon',
  'scholarships',
  'scholarship',
  'internships',
  'internship',
  'jobs',
  'job',
  'workshops-webinars',
  'workshop',
  'conferences',
  'conference',
  'events',
  'event',
  'p',
  'o',
] as const

/** Old addresses (spec §2.6) whose new ones are there, and other spellings: each leads on in one step. */
export const moved: readonly (readonly [from: string, to: string])[] = [
  ['/home', '/'],
  ['/index.html', '/'],
  ['/quizzes', '/quiz'],
  ['/workshops', '/workshops-webinars'],
  ['/competitions-challenges', '/competitions'],
  ['/pricing', '/about/contact-us'],
  ['/jobs/', '/jobs'],
  ['/Jobs', '/jobs'],
  ['/jobs/jobs-in-bengaluru', '/jobs/jobs-in-bangalore'],
  ['/jobs/jobs-in-gurugram', '/jobs/jobs-in-gurgaon'],
  ['/jobs/jobs-in-bombay?sort=newest', '/jobs/jobs-in-mumbai?sort=newest'],
  ['/jobs/remote-jobs', '/jobs/work-from-home-jobs'],
  ['/job/finance-jobs', '/jobs/finance-jobs'],
  ['/jobs/Finance-Jobs', '/jobs/finance-jobs'],
  ['/internship/finance-internships', '/internships/finance-internships'],
]

/** Nothing is there. */
export const nowhere = [
  '/jobs/jobs-in-atlantis',
  '/jobs/dragon-jobs',
  '/jobs/finance-internships',
  '/internships/finance-jobs',
  '/jobs/finance',
  '/quiz/quiz-in-pune',
  '/p/jobs-in-pune',
  '/jobs/anything-999999999',
  '/jobs/0',
  '/jobs/jobs-in-pune/more',
  '/jobs/%F0%9F%92%A9-jobs',
] as const
