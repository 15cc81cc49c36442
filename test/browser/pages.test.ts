import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { parse } from 'regexparam'
import { suite } from 'uvu'
import { type Page as SitePage, pages } from '../../features/web/contract'
import { siteFeatures } from '../../hosts/site/features'
import { launch, visit, type Visitor } from '../support/browser'
import { faultsOf, shapeFaults } from '../support/look'
import { isFull, type Look, looksAt } from '../support/looks'
import { type RunningSite, startSite } from '../support/site'

const WIDTHS = [390, 800, 1440]

interface Address {
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

const suiteOf = suite('pages')
let site: RunningSite
let browser: Browser
let addresses: readonly Address[]

async function ask<T>(path: string, as?: string): Promise<T> {
  const visitor = await visit(browser, site.origin, as ? { as } : {})
  const answer = await visitor.context.request.get(site.origin + path)
  assert.equal(answer.status(), 200, path)
  const body = (await answer.json()) as T
  await visitor.close()
  return body
}

/** A collection of the student's with one opportunity in it, shared. */
async function shareCollection(opportunityId: number | undefined) {
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

async function findAddresses(): Promise<readonly Address[]> {
  interface Found {
    readonly items: readonly { readonly id: number; readonly path: string; readonly isExternal: boolean }[]
  }
  const { items } = await ask<Found>('/api/listings/search?status=open')
  const mine = await ask<{ readonly items: readonly { readonly id: number }[] }>('/api/registrations/mine', 'student')
  const managed = await ask<{ readonly items: readonly { readonly id: number }[] }>(
    '/api/manage/mine?state=approved',
    'organizer',
  )
  const campus = await ask<{ readonly data: { readonly university: { readonly id: number } | null } }>(
    '/api/tpc/user',
    'tpo-admin',
  )
  const own = items.find(({ isExternal }) => !isExternal)
  const made = await shareCollection(own?.id)
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
    { path: '/newsletter/confirm?token=long-gone', once: true },
    { path: '/newsletter/unsubscribe?token=long-gone', once: true },
    { path: '/manage/letters/all/all', as: 'admin' },
    { path: '/manage/discussion/open', as: 'admin' },
    { path: '/user/notifications', as: 'student' },
    { path: '/push-notifications', as: 'admin' },
    { path: '/push-notifications/undelivered', as: 'admin', once: true },
    { path: '/mail/leave?token=long-gone', once: true },
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
    { path: '/user/account', as: 'student' },
    { path: '/user/sign-in', as: 'student', once: true },
    { path: '/user/devices', as: 'student' },
    { path: '/tpo', as: 'tpo-admin', once: true },
    { path: `/tpo/${campus.data.university?.id}/dashboard`, as: 'tpo-admin' },
  ]
}

suiteOf.before(async () => {
  site = await startSite()
  browser = await launch()
  addresses = await findAddresses()
})
suiteOf.after(async () => {
  await browser?.close()
  await site?.stop()
})

suiteOf('every contributed page is among those looked at', () => {
  const contributed = siteFeatures
    .flatMap(({ contributes = [] }) => contributes)
    .filter(({ to }) => to.name === pages.name)
  assert.ok(contributed.length >= 20, `${contributed.length} pages`)
  for (const { item } of contributed) {
    const { path } = item as SitePage
    const { pattern } = parse(path)
    assert.ok(
      addresses.some((each) => pattern.test(each.path.split('?')[0] ?? '')),
      `Nobody looks at ${path}: add an address of it to this test.`,
    )
  }
})

async function lookAt(visitor: Visitor, address: Address, { dark, hindi }: Look, widths: readonly number[]) {
  const { path, status = 200, refuses, once, moves = false } = address
  const { page, context } = visitor
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'unLang', value: hindi ? 'hn' : 'en', url: site.origin }])
  const expected = { status, lang: hindi ? ('hi' as const) : ('en' as const), moves, ...(refuses && { refuses }) }
  const found: string[] = []
  for (const [at, width] of widths.entries()) {
    if (at > 0 && once && !isFull) break
    await page.setViewportSize({ width, height: 900 })
    const isLoaded = at === 0 || isFull
    const faults = isLoaded ? await faultsOf(visitor, site.origin + path, expected) : await shapeFaults(page)
    found.push(...faults.map((each) => `${path} ${width} px ${dark ? 'dark' : 'light'} ${expected.lang}: ${each}`))
  }
  return found
}

/** One person goes through their addresses: each is loaded at one width, by turns, and made as wide as the others. TEST_FULL=1 loads it at each. */
async function goThrough(as: Address['as']): Promise<readonly string[]> {
  const visitor = await visit(browser, site.origin, as ? { as } : {})
  const problems: string[] = []
  for (const [at, address] of addresses.entries()) {
    if (address.as !== as) continue
    const first = at % WIDTHS.length
    const widths = [...WIDTHS.slice(first), ...WIDTHS.slice(0, first)]
    for (const look of looksAt(at)) problems.push(...(await lookAt(visitor, address, look, widths)))
  }
  await visitor.close()
  return problems
}

suiteOf(
  'at 390, 800 and 1440 px: nothing scrolls sideways, one heading, no errors, nothing that axe takes seriously',
  async () => {
    const everyone = [undefined, 'student', 'organizer', 'admin', 'tpo-admin'] as const
    const problems = await Promise.all(everyone.map((as) => goThrough(as)))
    assert.deepEqual(problems.flat(), [])
  },
)

suiteOf.run()
