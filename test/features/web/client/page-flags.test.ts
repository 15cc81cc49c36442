import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { chromeOf } from '../../../../features/web/client/chrome-of'
import { type Page, pages, type Redirect, redirects } from '../../../../features/web/contract'
import { createPageTable } from '../../../../features/web/kit'
import { siteFeatures } from '../../../../hosts/site/features'

const flags = suite('flags of pages')

const contributed = siteFeatures.flatMap(({ id, contributes = [] }) =>
  contributes.map((each) => ({ ...each, feature: id })),
)
const all = contributed
  .filter(({ to }) => to.name === pages.name)
  .map(({ item, feature }) => ({ id: (item as Page).id, feature, item: item as Page }))
const moved = contributed.filter(({ to }) => to.name === redirects.name).map(({ item }) => item as unknown as Redirect)
const table = createPageTable(all as never, moved)

/** What surrounds a page, in words: the bar of the site, one with the page's title, or none; then footer, prompt to log in, side menu. */
function around(address: string): string {
  const { pathname: path, searchParams } = new URL(address, 'https://here.invalid')
  const match = table.match(path)
  assert.ok(match?.kind === 'page', `${address} is no page`)
  const at = { path, params: match.params, query: Object.fromEntries(searchParams) }
  const chrome = chromeOf({ page: { match, at } } as never)
  const isTitled = match.page.chrome?.header === 'title'
  return [
    isTitled ? 'title' : chrome?.header === false ? 'no bar' : 'bar',
    ...(chrome?.footer === false ? [] : ['footer']),
    ...(chrome?.loginPrompt === false ? [] : ['prompt']),
    ...(chrome?.sidebar ? ['side'] : []),
  ].join(', ')
}

const lists = [
  'competitions',
  'quiz',
  'hiring-challenges',
  'hackathons',
  'scholarships',
  'workshops-webinars',
  'conferences',
]
const moreLists = ['events', 'jobs', 'jobs-and-internships', 'internships', 'college-fests', 'all-opportunities']
const details = ['competitions', 'hiring-challenges', 'competition', 'quiz', 'hackathons', 'hackathon', 'scholarships']
const moreDetails = [
  'scholarship',
  'internships',
  'internship',
  'jobs',
  'job',
  'workshops-webinars',
  'workshop',
  'p',
  'o',
]
const lastDetails = ['conferences', 'conference', 'events', 'event', 'college-fests']
const settings = [
  'ads',
  'data',
  'devices',
  'eligibility',
  'guardian',
  'my-account',
  'notifications',
  'privacy',
  'profile',
  'sign-in',
]
const own = ['collections', 'collections/1', 'hidden', 'recently-viewed', 'saved-searches', 'watchlist/all/live']

/** Addresses by what surrounds them (spec §2.3, §2.6). */
const wanted: Readonly<Record<string, readonly string[]>> = {
  'bar, footer, prompt': [
    ...['/', '/internship-portal', '/job-portal', '/compete', '/about/contact-us', '/legal/privacy-policy'],
    ...[
      '/legal/terms-of-use',
      '/legal/cookies',
      '/offline',
      '/receipts/verify',
      '/compare',
      '/collections/abc',
      '/searches/stop',
    ],
    ...['/refer-and-earn', '/referral-combined-leaderboard'],
    ...['/u', '/u/somebody', '/page-not-found-for-origin', '/__mail', '/__sandbox'],
    '/unstop-leaderboard/global',
    // Tables that take the whole width.
    ...['/manage/modules', '/users-roles-and-permissions'],
    ...[...details, ...moreDetails, ...lastDetails].map((segment) => `/${segment}/a-title-12`),
  ],
  'bar, prompt': [
    ...[...lists, ...moreLists].map((segment) => `/${segment}`),
    ...['/jobs/jobs-in-bangalore', '/job/finance-jobs', '/internships/work-from-home-internships', '/internship/x'],
  ],
  'bar, footer': ['/newsletter/confirm', '/newsletter/unsubscribe', '/mail/leave', '/guardian'],
  'no bar': [
    ...['login', 'signup', 'verify-email', 'reset-password', 'change-email'].map((word) => `/auth/${word}`),
    '/internships/a-title-12?zoom=1',
  ],
  title: ['/registration/12', '/manage/opportunity/all/create'],
  'bar, footer, prompt, side': [
    ...[...settings, ...own].map((word) => `/user/${word}`),
    ...['/user/registrations/all/all', '/user/registrations/receipt/1'],
    ...[
      '/manage/discussion/open',
      '/manage/letters/all/new',
      '/announcement',
      '/manage/links',
      '/manage/opportunity/1/registrations',
      '/manage/opportunity/1/dashboard',
      '/manage/opportunity/1/activity',
    ],
    ...['/manage/opportunity/approval-list/all/approved', '/manage/user/competition-listings/all/approved'],
    ...['/user/points', '/coupons', '/manage/gamification'],
    ...['/campaign-stats', '/manage/errors', '/manage/errors/1'],
    ...['/user/my-referrals', '/user/letters', '/user/colleges', '/admin-referral-dashboard'],
    ...['dashboard', 'competition-dashboard'].map((word) => `/referral-${word}/bcdfghjk`),
    ...[
      '/push-notifications',
      '/push-notifications/receipts',
      '/push-notifications/undelivered',
      '/tpo',
      '/tpo/1/dashboard',
    ],
    ...['/manage/banners', '/manage/banners/notices'],
  ],
}

for (const [surroundings, addresses] of Object.entries(wanted))
  flags(`${surroundings}: ${addresses.length} addresses`, () => {
    const wrong = addresses.map((each) => [each, around(each)]).filter(([, found]) => found !== surroundings)
    assert.deepEqual(wrong, [])
  })

flags('every page of the site stands in the table', () => {
  const met = Object.values(wanted)
    .flat()
    .map((address) => table.match(new URL(address, 'https://here.invalid').pathname))
    .map((match) => match?.kind === 'page' && match.page.id)
  const missing = all.filter(({ id }) => !met.includes(id)).map(({ item }) => item.path)
  assert.deepEqual(missing, [], `say in "wanted", above, what surrounds ${missing.join(', ')}`)
})

flags.run()
