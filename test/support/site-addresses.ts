import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { demoAccounts } from '../../features/session/contract/demo-accounts'
import { visit } from './browser'
import type { RunningSite } from './site'
import { until } from './waiting'

export interface Address {
  readonly path: string
  readonly as?: 'student' | 'organizer' | 'admin' | 'tpo-admin'
  readonly status?: number
  /** An endpoint that says no there: browsers write that into their console. */
  readonly refuses?: string
  /** Drawn by a module that another address shows at all widths: one of them is enough here. */
  readonly once?: boolean
  /** At a bare address there are no passkeys: their button is taken away there, and only there. */
  readonly moves?: boolean
}

/** Where pages are looked at. */
export interface Place {
  readonly browser: Browser
  readonly site: RunningSite
}

async function ask<T>({ browser, site }: Place, path: string, as?: string): Promise<T> {
  const visitor = await visit(browser, site.origin, as ? { as } : {})
  const answer = await visitor.context.request.get(site.origin + path)
  assert.equal(answer.status(), 200, path)
  const body = (await answer.json()) as T
  await visitor.close()
  return body
}

/** A collection of the student's with one opportunity in it, shared. */
async function shareCollection({ browser, site }: Place, opportunityId: number | undefined) {
  const { context, close } = await visit(browser, site.origin, { as: 'student' })
  const all = `${site.origin}/api/collections`
  const headers = { origin: site.origin }
  const { id } = (await (await context.request.post(all, { headers, data: { name: 'For a look' } })).json()) as {
    id: number
  }
  await context.request.put(`${all}/${id}/items/${opportunityId}`, { headers })
  const data = { name: 'For a look', isShared: true }
  const { shareKey } = (await (await context.request.put(`${all}/${id}`, { headers, data })).json()) as {
    shareKey: string
  }
  await close()
  return { id, shareKey }
}

/** An error that a browser told of, by its id among those that admins see. */
async function tellFault({ browser, site }: Place): Promise<number> {
  const { context, close } = await visit(browser, site.origin, { as: 'admin' })
  const errors = [{ id: 'abcdefgh23', name: 'TypeError', message: 'for a look', stack: 'f@http://x/assets/a.js:1:2' }]
  const headers = { origin: site.origin, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' }
  await context.request.post(`${site.origin}/api/web/errors`, {
    headers,
    data: { version: '1.0.0', page: '/', errors, trail: [{ ms: 900, says: 'page web.home' }] },
  })
  const { id } = await until('the error is kept', async () => {
    const answer = await context.request.get(`${site.origin}/api/tracking/faults?q=abcdefgh23`)
    return ((await answer.json()) as { readonly items: readonly { readonly id: number }[] }).items[0]
  })
  await close()
  return id
}

/** The admin of the demo data takes care of the newsletter where these pages are looked at. */
export const lookedAt = { NEWSLETTER_USER_ID: `${demoAccounts.findIndex(({ word }) => word === 'admin') + 1}` }

/** An address of every page of the site, with what the demo data have there. */
export async function findAddresses(place: Place): Promise<readonly Address[]> {
  interface Found {
    readonly items: readonly { readonly id: number; readonly path: string; readonly isExternal: boolean }[]
  }
  const { items } = await ask<Found>(place, '/api/listings/search?status=open')
  const mine = await ask<{ readonly items: readonly { readonly id: number }[] }>(
    place,
    '/api/registrations/mine',
    'student',
  )
  const managed = await ask<{ readonly items: readonly { readonly id: number }[] }>(
    place,
    '/api/manage/mine?state=approved',
    'organizer',
  )
  const campus = await ask<{ readonly data: { readonly university: { readonly id: number } | null } }>(
    place,
    '/api/tpc/user',
    'tpo-admin',
  )
  const { code: refId } = await ask<{ readonly code: string }>(place, '/api/tracking/referrals/own', 'student')
  const own = items.find(({ isExternal }) => !isExternal)
  const made = await shareCollection(place, own?.id)
  const fault = await tellFault(place)
  const slug = own?.path.split('/').at(-1)
  const ids = [own?.id, mine.items[0]?.id, managed.items[0]?.id]
  assert.ok(slug && ids.every(Boolean), `The demo data have nothing to look at: ${slug}, ${ids.join(', ')}`)
  const [opportunity, receipt, listing] = ids
  const kinds = ['internships', 'jobs', 'competitions', 'hackathons', 'conferences']
  const others = ['quiz', 'hiring-challenges', 'scholarships', 'workshops-webinars', 'events', 'college-fests']
  const singular = ['internship', 'job', 'competition', 'hackathon', 'scholarship', 'workshop', 'conference', 'event']
  return [
    { path: '/' },
    { path: '/all-opportunities?q=design' },
    ...kinds.map((kind) => ({ path: `/${kind}` })),
    ...others.map((kind) => ({ path: `/${kind}`, once: true })),
    { path: `/o/${slug}` },
    ...[...kinds, ...others, ...singular, 'p'].map((segment) => ({ path: `/${segment}/${slug}`, once: true })),
    { path: '/jobs-and-internships', once: true },
    { path: '/jobs/jobs-in-bangalore' },
    { path: '/internships/work-from-home-internships' },
    { path: '/jobs/finance-jobs-in-pune?pay=year-600000', once: true },
    { path: '/internship-portal' },
    { path: '/job-portal', once: true },
    { path: '/compete' },
    { path: '/legal/privacy-policy' },
    { path: '/legal/cookies' },
    { path: '/offline' },
    { path: '/legal/terms-of-use', once: true },
    { path: '/about/contact-us' },
    { path: '/receipts/verify' },
    { path: '/newsletter/confirm?token=long-gone', once: true },
    { path: '/newsletter/unsubscribe?token=long-gone', once: true },
    { path: '/user/letters', as: 'student' },
    { path: '/announcement', as: 'admin' },
    { path: '/manage/letters/all/all', as: 'admin' },
    { path: '/manage/discussion/open', as: 'admin' },
    { path: '/unstop-leaderboard/global' },
    { path: '/unstop-leaderboard/city?span=month', as: 'student' },
    { path: '/unstop-leaderboard/nowhere', status: 404, once: true },
    { path: '/user/points', as: 'student' },
    { path: '/coupons', as: 'student', once: true },
    { path: '/manage/gamification', as: 'admin' },
    { path: '/user/notifications', as: 'student' },
    { path: '/push-notifications', as: 'admin' },
    { path: '/push-notifications/receipts', as: 'admin', once: true },
    { path: '/push-notifications/undelivered', as: 'admin', once: true },
    { path: '/campaign-stats', as: 'admin' },
    { path: '/manage/errors', as: 'admin' },
    { path: `/manage/errors/${fault}`, as: 'admin' },
    { path: '/refer-and-earn' },
    { path: '/referral-combined-leaderboard?span=month' },
    { path: '/user/my-referrals', as: 'student' },
    { path: `/referral-dashboard/${refId}`, as: 'student' },
    { path: `/referral-competition-dashboard/${refId}`, as: 'student' },
    { path: '/admin-referral-dashboard', as: 'admin' },
    { path: '/manage/banners', as: 'admin' },
    { path: '/manage/banners/notices', as: 'admin' },
    { path: '/user/ads', as: 'student' },
    { path: '/user/ads', once: true },
    { path: `/manage/opportunity/${listing}/dashboard`, as: 'organizer' },
    { path: `/manage/opportunity/${listing}/activity`, as: 'organizer' },
    { path: '/mail/leave?token=long-gone', once: true },
    { path: '/guardian', once: true },
    { path: '/auth/login', moves: true },
    { path: '/auth/signup' },
    { path: '/auth/verify-email?token=long-gone', once: true, refuses: '/api/session/verify-email' },
    { path: '/auth/reset-password?token=long-gone', once: true },
    { path: '/auth/change-email?token=long-gone', once: true },
    { path: '/__sandbox' },
    { path: '/__mail' },
    { path: '/nowhere/at/all', status: 404 },
    { path: '/page-not-found-for-origin', status: 404 },
    { path: '/user/registrations/all/all', as: 'student' },
    { path: '/user/watchlist/all/all', as: 'student' },
    { path: '/user/recently-viewed', as: 'student' },
    { path: '/user/hidden', as: 'student', once: true },
    { path: '/user/saved-searches', as: 'student' },
    { path: '/searches/stop?token=long-gone', once: true },
    { path: '/user/collections', as: 'student' },
    { path: `/user/collections/${made.id}`, as: 'student' },
    { path: `/collections/${made.shareKey}` },
    {
      path: `/compare?ids=${items
        .slice(0, 4)
        .map(({ id }) => id)
        .join(',')}`,
    },
    { path: `/user/registrations/receipt/${receipt}`, as: 'student' },
    { path: `/registration/${opportunity}`, as: 'student' },
    { path: '/manage/modules', as: 'student', status: 403, once: true },
    { path: '/manage/opportunity/all/create', as: 'organizer' },
    { path: '/manage/user/competition-listings/all/approved', as: 'organizer' },
    { path: `/manage/opportunity/${listing}/registrations`, as: 'organizer' },
    { path: '/manage/opportunity/approval-list/all/pending', as: 'admin' },
    { path: '/manage/modules', as: 'admin' },
    { path: '/manage/links', as: 'admin' },
    { path: '/u/demo-pro' },
    { path: '/u/demo-student', as: 'student' },
    { path: '/u', as: 'student', once: true },
    { path: '/user/profile', as: 'student' },
    { path: '/user/privacy', as: 'student' },
    { path: '/users-roles-and-permissions?person=1', as: 'admin' },
    { path: '/user/data', as: 'student' },
    { path: '/user/eligibility', as: 'student' },
    { path: '/user/guardian', as: 'student' },
    { path: '/user/my-account', as: 'student' },
    { path: '/user/sign-in', as: 'student', once: true },
    { path: '/user/devices', as: 'student' },
    { path: '/user/colleges', as: 'student' },
    { path: '/tpo', as: 'tpo-admin', once: true },
    { path: `/tpo/${campus.data.university?.id}/dashboard`, as: 'tpo-admin' },
  ]
}
