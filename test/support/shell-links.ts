/** How the specification writes a link whose target an admin sets. */
export const SET_BY_ADMIN = '{token}'

/** One's own public page, as the specification writes it. */
export const OWN_PROFILE = '/u/{username}'
const EDIT_OWN_PROFILE = `${OWN_PROFILE}?edit=profile&show=optional`

/** Every link of the shell as the specification lists it (spec §2.1–2.4), by the menu that shows it. */
export const shellLinks = {
  top: ['/internship-portal', '/job-portal', '/compete', '/mentor', '/practice'],
  bottom: ['/', '/internships', '/jobs', '/all-opportunities', '/find-a-mentor'],
  more: [
    '/courses',
    '/scholarships',
    '/events',
    '/workshops-webinars',
    '/conferences',
    '/articles',
    '/college-fests',
    '/practice/mock-test',
    '/manage/opportunity/all/create',
  ],
  business: [
    ...['/employers', '/institutions', '/about/clients', '/about/case-studies', '/our-partners'],
    ...['/our-partners/become-a-partner', '/about/testimonials', '/about/contact-us', '/talent-report-2025'],
    ...['/awards/2025', '/faq', '/about/unstop-careers', '/legal/privacy-policy'],
    ...['/job-board', '/employer-branding', '/company-profile', '/our-community', '/online-assessment-platform'],
    ...['/unstop-assessment', '/online-proctoring', '/applicant-tracking-system', '/coding-interview-platform'],
    ...['hire-developers', 'business-simulation', 'quiz-platform', 'ideathon'].map(
      (page) => `/employer-branding/${page}`,
    ),
    '/employer-branding/data-science-assessment-platform',
    ...['aptitude-test', 'technical-tests', 'communication-assessment', 'competency-assessment-tool'].map(
      (page) => `/online-assessment-platform/${page}`,
    ),
    ...['/online-assessment-platform/online-coding-test', '/online-assessment-platform/sql-test-platform'],
    ...['/free-ebooks', '/category/Recruiters-Reading-List', '/reports', SET_BY_ADMIN],
  ],
  properties: ['/online-quizzing-festival', '/online-hackathon-festival', '/campus-ambassador-program'],
  college: [
    ...['/institutions/skill-gap-analysis', '/courses', '/practice', '/mentor', '/job-portal'],
    '/unstop-bridge-for-colleges',
  ],
  legal: ['/legal/privacy-policy', '/legal/terms-of-use'],
  user: [
    OWN_PROFILE,
    EDIT_OWN_PROFILE,
    ...['/user/registrations/all/all', '/user/my-referrals', '/user/rounds/all/live', '/user/nominations'],
    ...['/tpo-panel/list', '/user/watchlist/all/live', '/user/starred-questions', '/user/recently-viewed'],
    ...['/user/mentor-sessions/upcoming/all', '/user/myCourses/all/all', '/user/certificates', '/coupons'],
    ...['/user/notifications', '/user/unstop-pro-subscription', '/unstop-leaderboard/global'],
    ...['/manage/organisation/list/all/approved', '/manage/user/competition-roles-listings/jobs/approved'],
  ],
  organizer: [
    '/manage/user/competition-listings/all/approved',
    '/manage/festival/list',
    '/user/my-account',
    '/user/my-download',
    '/recruiters-portal',
  ],
  admin: [
    '/manage/opportunity/approval-list/all/approved',
    '/manage/mentor',
    '/manage/courses',
    '/manage-services',
    '/manage/blog',
    '/manage-tpo-colleges',
    '/announcement',
    '/manage/user-accounts',
    '/manage/coupons',
  ],
  mentor: ['/mentor/manage/dashboard'],
  side: [
    OWN_PROFILE,
    ...['/user/registrations', '/user/my-referrals', '/user/rounds', '/user/nominations', '/user/watchlist'],
    ...['/user/starred-questions', '/user/recently-viewed', '/user/mentor-sessions', '/user/myCourses'],
    ...['/user/certificates', '/coupons', '/user/notifications', '/user/unstop-pro-subscription', '/user/colleges'],
    ...['/manage/user/competition-listings', '/manage/festival/list', '/user/my-account', '/user/my-download'],
    '/mentor/manage/dashboard',
    // "College Dashboard", or "University Dashboard" when the access is 2: the specification gives them no path.
    ...['/tpo', '/tpo?of=university'],
  ],
  footer: [
    ...['/manage/opportunity/all/create', '/mentor/become-mentor', '/find-a-mentor', '/mentor/faqs'],
    ...['/t/mentorship-22718', '/competitions', '/quizzes', '/hackathons', '/workshops', '/conferences'],
    ...['/creative-cultural-events', '/college-fests', '/internships', '/jobs', '/scholarships', '/hiring-platform'],
    ...['/employer-branding', '/online-assessment-platform', '/online-proctoring', '/coding-interview-platform'],
    ...['/courses', '/blog', '/blog-series', '/practice/coding', '/awards/2025', '/talent-report-2025'],
    ...['/tools/education-loan-emi-calculator', '/unstop-igniters-club', '/online-quizzing-festival', '/about'],
    ...['/about/contact-us', '/about/unstop-careers', '/about/life-at-unstop', '/about/clients', '/our-partners'],
    ...['/our-partners/become-a-partner', '/our-partners/branding-guidelines', '/faq', '/about/testimonials'],
    ...['/unstop-rewards-program', '/unstoppitchsharktank', '/about/case-studies', '/refer-and-earn'],
    ...['/campus-ambassador-program', '/directory/competitions/a/1', '/about/newsletter'],
    ...['/blog/share-your-story-and-get-featured/', SET_BY_ADMIN, SET_BY_ADMIN],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ShellMenu = keyof typeof shellLinks

/** The narrowest and the widest window in which a menu stands, where the specification says so (spec §2.1, §2.3, §2.4); on a phone the bottom bar is the main menu. */
export const menuWidths: Readonly<Partial<Record<ShellMenu, { readonly from?: number; readonly to?: number }>>> = {
  top: { from: 768 },
  bottom: { to: 767 },
  side: { from: 768 },
  footer: { from: 768 },
}

const staff = ['tpo-admin', 'tpo-manager', 'tpo-coordinator', 'tpo-faculty'] as const

/** Whose a link is, by the word of the demo account, where the specification names them (spec §2.2, §2.3, §6). */
export const onlyFor: Readonly<Record<string, readonly string[]>> = {
  '/user/my-download': ['admin'],
  '/unstop-assessment': ['admin'],
  '/manage/mentor': ['admin'],
  '/manage/coupons': ['admin'],
  '/manage/user-accounts': ['admin'],
  '/manage/blog': ['admin', 'intern'],
  '/manage-tpo-colleges': ['admin'],
  '/announcement': ['admin'],
  '/manage/organisation/list/all/approved': ['placecom', 'evaluator'],
  '/recruiters-portal': ['recruiter', 'admin'],
  '/mentor/manage/dashboard': ['mentor'],
  '/user/colleges': ['student', 'pro', 'volunteer'],
  '/tpo': staff,
  '/tpo?of=university': ['tpo-admin'],
}
