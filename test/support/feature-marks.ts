export interface Marks {
  /** Who sees it, where an admin does not. */
  readonly as?: string
  /** Where a page stays open while the switch is thrown. */
  readonly open: string
  /** What is on it only while the feature is on. */
  readonly mark: string
  /** Addresses that are there only with the feature; with their API's. */
  readonly pages: readonly string[]
  readonly api: string
}

/** How each feature that can be switched off shows. */
export const featureMarks: Readonly<Record<string, Marks>> = {
  listings: {
    open: '/',
    mark: 'a[href="/internships"]',
    // One's own lists stand on them: they go with them and come back.
    pages: ['/internships', '/all-opportunities', '/user/watchlist/all/all', '/user/collections'],
    api: '/api/listings/home',
  },
  registrations: {
    open: '/user/registrations/all/all',
    mark: 'main a[href^="/user/registrations/"]',
    pages: ['/user/registrations/all/all'],
    api: '/api/registrations/mine',
  },
  waitlist: {
    as: 'volunteer',
    open: '/user/registrations/all/all',
    mark: 'main #waitlist-title',
    pages: [],
    api: '/api/waitlist/mine',
  },
  saved: {
    open: '/user/watchlist/all/all',
    mark: 'main a[href^="/user/watchlist/"]',
    pages: ['/user/watchlist/all/all', '/user/recently-viewed'],
    api: '/api/saved/ids',
  },
  rules: {
    open: '/user/eligibility',
    mark: 'main form select',
    pages: ['/user/eligibility'],
    api: '/api/rules/facts',
  },
  // A draft begins when the page opens, for whoever has none.
  stages: {
    as: 'mentor',
    open: '/manage/opportunity/all/create',
    mark: 'nav a[href*="step=stages"]',
    pages: [],
    api: '/api/stages',
  },
  prizes: {
    as: 'evaluator',
    open: '/manage/opportunity/all/create',
    mark: 'nav a[href*="step=prizes"]',
    pages: [],
    api: '/api/prizes',
  },
  documents: {
    as: 'volunteer',
    open: '/manage/opportunity/all/create',
    mark: 'nav a[href*="step=documents"]',
    pages: [],
    api: '/api/documents/of/1',
  },
  guardians: {
    as: 'minor',
    open: '/user/guardian',
    mark: 'main #guardian',
    pages: ['/user/guardian'],
    api: '/api/guardians/own',
  },
  uploads: { open: '/user/data', mark: '#uploads', pages: [], api: '/api/uploads/mine' },
  alerts: {
    open: '/user/watchlist/all/all',
    mark: 'main a[href="/user/saved-searches"]',
    pages: ['/user/saved-searches'],
    api: '/api/alerts/searches',
  },
  collections: {
    open: '/user/collections',
    mark: 'main form input',
    pages: ['/user/collections'],
    api: '/api/collections',
  },
  manage: {
    open: '/manage/user/competition-listings/all/approved',
    mark: 'main a[href^="/manage/user/competition-listings/"]',
    pages: ['/manage/user/competition-listings/all/approved', '/manage/opportunity/all/create'],
    api: '/api/manage/mine',
  },
  content: {
    open: '/',
    mark: 'footer #newsletter-email',
    pages: ['/legal/privacy-policy', '/about/contact-us'],
    api: '/api/content/letters',
  },
  discussion: {
    open: '/manage/discussion/open',
    mark: 'main a[href^="/manage/discussion/"]',
    pages: ['/manage/discussion/open'],
    api: '/api/discussion/cases',
  },
  gamification: {
    open: '/manage/gamification',
    mark: 'main #rules',
    pages: ['/unstop-leaderboard/global', '/user/points', '/coupons', '/manage/gamification'],
    api: '/api/gamification/ways',
  },
  banners: {
    open: '/manage/banners',
    mark: 'main [role="tablist"]',
    pages: ['/manage/banners', '/manage/banners/notices', '/user/ads'],
    api: '/api/banners/notices',
  },
  tracking: {
    open: '/legal/cookies',
    mark: 'main input[type="radio"]',
    pages: ['/legal/cookies', '/campaign-stats', '/manage/errors', '/refer-and-earn', '/user/my-referrals'],
    api: '/api/tracking/consent',
  },
  notifications: {
    open: '/',
    mark: 'header button[aria-label^="Notifications"]',
    pages: [],
    api: '/api/notifications',
  },
  campus: {
    as: 'tpo-admin',
    open: '/tpo',
    mark: 'main a[href^="/tpo/"], main button',
    pages: ['/tpo'],
    api: '/api/tpc/user',
  },
  privacy: { open: '/user/data', mark: '#erase', pages: ['/user/data'], api: '/api/privacy' },
  profile: {
    open: '/user/privacy',
    mark: 'main select',
    pages: ['/u/demo-student', '/user/profile', '/user/privacy'],
    api: '/api/profile/own',
  },
  performance: { open: '/?perf=1', mark: '[data-metric]', pages: [], api: '/api/performance' },
  navigation: { open: '/', mark: 'header input', pages: [], api: '/api/navigation' },
  offline: { open: '/', mark: 'footer a[href="/offline"]', pages: [], api: '/api/offline' },
}
