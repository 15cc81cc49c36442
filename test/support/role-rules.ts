import type { CurrentUser } from '../../features/session/contract'
import { demoAccounts } from '../../features/session/contract/demo-accounts'
import type { ModulePermission, Role } from '../../features/session/contract/roles'

/** Where a rule is asked: a menu's entry by its id, a page, or what a call says of whoever asks. */
export type Door =
  | { readonly menu: string }
  | { readonly page: string }
  // oxlint-disable-next-line typescript/no-explicit-any -- a row reads what it expects
  | { readonly call: string; readonly says?: (body: any) => boolean }

/** A sentence of spec §6, and for whom alone its doors open: words of demo accounts, `nobody` for who is not signed in. */
export interface Rule {
  readonly says: string
  readonly at: readonly Door[]
  readonly open: readonly string[]
}

/** One whose target no feature has yet. The test says when it has come, if it has an address. */
export interface WaitingRule {
  readonly says: string
  readonly waits: string
  readonly address?: string
}

export const everyone = demoAccounts.map(({ word }) => word)
const told = (is: (me: CurrentUser) => boolean): Door => ({ call: '/api/session/me', says: is })
const page = (path: string): Door => ({ page: path })
const menu = (id: string): Door => ({ menu: id })

/** Whom NEWSLETTER_USER_ID names in these tests: by the order in which the demo's accounts are made. */
const newsletterWord = 'volunteer'
export const newsletterUserId = everyone.indexOf(newsletterWord) + 1

const holders: Readonly<Record<Role, readonly string[]>> = {
  admin: ['admin'],
  volunteer: ['volunteer'],
  'ops-intern': ['ops-intern'],
  intern: ['intern'],
  'account-manager': ['account-manager'],
  mentor: ['mentor'],
  'organisation-collegeAdmin': ['college-admin'],
  'tpo-admin': ['tpo-admin'],
  'tpo-manager': ['tpo-manager'],
  'tpo-coordinator': ['tpo-coordinator'],
  'tpo-faculty': ['tpo-faculty'],
  evaluator: ['evaluator'],
  organizer: ['organizer'],
  recruiter: ['recruiter'],
  user: everyone,
}

const college = ['tpo-manager', 'tpo-coordinator', 'tpo-faculty']
const cells = ['tpo-admin', ...college]

/** Guarded by login alone, by an admin's right, and by the rights of others. */
const guarded: readonly (readonly [paths: readonly string[], open: readonly string[]])[] = [
  [['/manage/opportunity/all/create', '/manage/user/competition-listings/all/approved'], everyone],
  [['/user/my-account', '/user/registrations/all/all', '/coupons', '/user/data'], everyone],
  [['/users-roles-and-permissions', '/manage/modules', '/manage/links', '/manage/gamification'], ['admin']],
  [['/manage/errors', '/campaign-stats'], ['admin']],
  [
    ['/manage/letters/all/new', '/manage/discussion/open'],
    ['admin', 'volunteer'],
  ],
  [['/manage/banners'], ['admin', 'account-manager']],
]

export const rules: readonly Rule[] = [
  ...Object.entries(holders).map(([role, open]) => ({
    says: `role ${role}`,
    at: [told(({ userRole }) => userRole.includes(role as Role))],
    open,
  })),
  { says: 'moderator type placecom', at: [told((me) => me.moderatorType.includes('placecom'))], open: ['placecom'] },
  { says: 'moderator type evaluator', at: [told((me) => me.moderatorType.includes('evaluator'))], open: ['evaluator'] },
  {
    says: 'Administer Opportunities: admin',
    at: [menu('manage.menu.approvals'), page('/manage/opportunity/approval-list/all/approved')],
    open: ['admin'],
  },
  {
    says: 'recruiter access or admin',
    at: [told((me) => me.hasRecruiterPanelAccess)],
    open: ['recruiter', 'admin'],
  },
  {
    says: 'College Dashboard: tpo dashboard access 1',
    at: [menu('campus.side-1'), told((me) => me.hasTpoDashboardAccess === 1)],
    open: college,
  },
  {
    says: 'University Dashboard: tpo dashboard access 2',
    at: [menu('campus.side-2'), told((me) => me.hasTpoDashboardAccess === 2)],
    open: ['tpo-admin'],
  },
  {
    says: 'dashboards: whoever has tpo dashboard access',
    at: [page('/tpo'), { call: '/api/tpc/user' }],
    open: cells,
  },
  {
    says: 'My College: isTpoStudent',
    at: [menu('campus.my-college'), told((me) => me.isTpoStudent)],
    open: ['student', 'pro', 'volunteer'],
  },
  {
    says: 'Account switcher: for account users',
    at: [{ call: '/api/session/accounts', says: ({ accounts }) => accounts.length > 0 }],
    open: ['organizer'],
  },
  {
    says: 'Newsletters: one specific user id only',
    at: [menu('content.admin-subscribers'), page('/announcement'), { call: '/api/content/newsletter/subscribers' }],
    open: [newsletterWord],
  },
  { says: 'Unstop Coins: non-iOS shows balance', at: [menu('gamification.coins-user')], open: everyone },
  {
    says: 'admin-only routes: push-notifications, admin-referral-dashboard',
    at: [page('/push-notifications'), page('/admin-referral-dashboard')],
    open: ['admin'],
  },
  ...guarded.map(([paths, open]) => ({
    says: `guard of ${paths.join(', ')}`,
    at: paths.map((path) => page(path)),
    open,
  })),
]

const later = (says: string, address: string): WaitingRule => ({ says, address, waits: 'no feature has the page yet' })

export const waitingRules: readonly WaitingRule[] = [
  later('Manage Mentors: admin', '/manage/mentor'),
  later('Coupons: admin', '/manage/coupons'),
  later('My Download: admin', '/user/my-download'),
  later('Courses: courses module', '/manage/courses'),
  later('Manage Services: opportunities-module flag', '/manage-services'),
  later('Manage Blog: admin, intern or blogs module', '/manage/blog'),
  later('Manage Unstop Bridge: tpoPanel module', '/manage-tpo-colleges'),
  later('SaaS Accounts: admin with saas module', '/manage/user-accounts'),
  later('My Assigned Jobs: ops-intern', '/manage/user/competition-roles-listings/jobs/approved'),
  later('Organizations: placecom or evaluator', '/manage/organisation/list/all/approved'),
  later('Recruiter Portal: recruiter access or admin', '/recruiters-portal'),
  later('Mentor dashboard and section: mentor', '/mentor/manage/dashboard'),
  later('Unstop Assessments: admins only', '/unstop-assessment'),
  later('admin-only route: newsletters', '/newsletters'),
  later('admin-only route: recommendation', '/recommendation'),
  { says: 'organisation-collegeAdmin: University Pro Dashboard link', waits: 'the spec gives it no address' },
  { says: 'iOS: coins are a plain label', waits: 'asked in browser/gamification, where there is a device' },
  {
    says: 'evaluator and account manager: exempt from the sign-up redirect',
    waits: 'asked in features/session/client/sign-up-redirect',
  },
  {
    says: 'Pro membership status is sent to the banner call',
    waits: 'asked in browser/banners; nothing sells Pro yet',
  },
]

/** What each module gives whoever holds it; those left out are kept, and no feature asks for them yet. */
export const modulesOpen: Readonly<Partial<Record<ModulePermission, Door>>> = {
  opportunities: menu('manage.menu.approvals'),
  users: menu('session.admin-roles'),
  dashboard: menu('tracking.menu.campaign'),
  'recruiters-panel': told((me) => me.hasRecruiterPanelAccess),
}
