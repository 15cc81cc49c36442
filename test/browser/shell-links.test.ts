import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { menuEntries } from '../../features/navigation/contract'
import { demoAccounts } from '../../features/session/contract/demo-accounts'
import { siteFeatures } from '../../hosts/site/features'
import { launch, open, visit, type Visitor } from '../support/browser'
import { menuWidths, onlyFor, OWN_PROFILE, SET_BY_ADMIN, type ShellMenu, shellLinks } from '../support/shell-links'
import { isFull } from '../support/looks'
import { readMenus, type ShownLinks } from '../support/shell-menus'
import { type RunningSite, startSite } from '../support/site'

const links = suite('shell links')
let site: RunningSite
let folder: string
let browser: Browser
let admin: Visitor

links.before(async () => {
  // One admin asks why for everybody: that is more than a person may in a minute.
  folder = mkdtempSync(join(tmpdir(), 'foothold-links-'))
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ limits: { callsPerMinute: 1_000_000 } }))
  site = await startSite({ FOOTHOLD_CONFIG: config })
  browser = await launch()
  admin = await visit(browser, site.origin, { as: 'admin' })
})
links.after(async () => {
  await browser?.close()
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const WIDTHS = [1440, 800, 390]
const rows = Object.entries(shellLinks).flatMap(([menu, paths]) =>
  paths.map((path) => ({ menu: menu as ShellMenu, path: path as string })),
)

/** The ids of the entries that features contribute, by menu and address. */
const entryIds = new Map(
  siteFeatures
    .flatMap(({ contributes = [] }) => contributes)
    .filter(({ to }) => to.name === menuEntries.name)
    .map(({ item }) => {
      const { id, menu, href } = item as unknown as {
        readonly id: string
        readonly menu: string
        readonly href: string
      }
      return [`${menu} ${href}`, id] as const
    }),
)

/** A server takes so many calls of one browser at once, and no more. */
async function aFewAtATime<T, R>(all: readonly T[], act: (each: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < all.length; at += 8) done.push(...(await Promise.all(all.slice(at, at + 8).map(act))))
  return done
}

interface Person {
  /** Nobody, where it is left out. */
  readonly word?: string
  readonly id?: number
  readonly username?: string
}

interface Step {
  readonly code: string
  readonly text: string
}

/** With the cookies of somebody's browser, but past it: what a browser notes of each answer costs more than a thousand answers do. */
async function askAs({ context }: Visitor, address: string): Promise<Response> {
  const cookies = await context.cookies(site.origin)
  return fetch(address, { headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } })
}

const explained = new Map<string, Promise<readonly Step[]>>()

/** What the house says of a name or an address to this person; asked once. */
function explain(id: string, { id: person }: Person): Promise<readonly Step[]> {
  const query = new URLSearchParams({ id, ...(person !== undefined && { person: String(person) }) })
  const address = `${site.origin}/api/modules/explain?${query}`
  const known = explained.get(address)
  if (known) return known
  const asked = askAs(admin, address).then(async (answer) => {
    assert.equal(answer.status, 200, address)
    return ((await answer.json()) as { steps: readonly Step[] }).steps
  })
  explained.set(address, asked)
  return asked
}

interface Standing {
  readonly menu: ShellMenu
  readonly path: string
  /** Where it leads this person. */
  readonly href: string
  readonly isShown: boolean
  /** No feature has it yet, or no admin has set it. */
  readonly isWaiting: boolean
}

/** Whether the house says that a link of the specification stands there for this person; a hidden one has a reason. */
async function standingOf({ menu, path }: (typeof rows)[number], person: Person): Promise<Standing> {
  const isOwn = path.startsWith(OWN_PROFILE)
  const href = isOwn ? path.replace('{username}', person.username ?? 'nobody') : path
  const id = entryIds.get(`${menu} ${path}`)
  const steps = await explain(id ?? href, person)
  const where = `${menu} ${path} for ${person.word ?? 'nobody'}`
  assert.ok(steps.length > 0 && steps.every(({ text }) => text.length > 0), `${where} is not explained`)
  const codes = steps.map(({ code }) => code)
  const stands = codes.every((code) => code === 'shown')
  if (id) return { menu, path, href, isShown: stands, isWaiting: false }
  if (isOwn) return { menu, path, href, isShown: stands && person.word !== undefined, isWaiting: false }
  const wanted = path === SET_BY_ADMIN ? 'not-set' : 'unknown'
  assert.ok(codes.includes(wanted), `${where} has a page, and the menu does not show it: ${JSON.stringify(steps)}`)
  return { menu, path, href, isShown: false, isWaiting: true }
}

const isWithin = (menu: ShellMenu, width: number) => {
  const { from = 0, to = Number.POSITIVE_INFINITY } = menuWidths[menu] ?? {}
  return from <= width && width <= to
}

/** What is wrong with the menus as this person finds them at one width and in one language. */
function faultsIn(shown: ShownLinks, standings: readonly Standing[], width: number, language: 'en' | 'hi'): string[] {
  return standings.flatMap(({ menu, path, href, isShown }) => {
    const wanted = isShown && isWithin(menu, width)
    const words = shown[menu].get(href)
    if ((words !== undefined) !== wanted) return [`${menu} ${path} is ${wanted ? 'not shown' : 'shown'}`]
    if (words === undefined || /\p{Letter}/u.test(words) === false)
      return words === undefined ? [] : [`${path} says nothing`]
    return language === 'hi' && !/\p{Script=Devanagari}/u.test(words) ? [`${path} says "${words}" in Hindi`] : []
  })
}

interface Look {
  readonly width: number
  readonly language: 'en' | 'hi'
}

const LOOKS: readonly Look[] = (['en', 'hi'] as const).flatMap((language) =>
  WIDTHS.map((width) => ({ width, language })),
)
/** Which links somebody before had, all of them, and each. */
const met = new Set<string>()
const spoken = new Set<string>()

/**
 * All widths in both languages; in one by turns where each of these links was with somebody before them, and at one look where all of them
 * were (TEST_FULL=1: all for everybody).
 */
function looksFor(standings: readonly Standing[], at: number): readonly Look[] {
  if (isFull) return LOOKS
  const turn = LOOKS[at % LOOKS.length] as Look
  const shown = standings.filter(({ isShown }) => isShown).map(({ menu, path }) => `${menu} ${path}`)
  const isKnown = shown.every((each) => spoken.has(each))
  const isMet = met.has(shown.join())
  for (const each of shown) spoken.add(each)
  met.add(shown.join())
  if (isMet) return [turn]
  return isKnown ? LOOKS.filter(({ language }) => language === turn.language) : LOOKS
}

async function lookAs(person: Person, visitor: Visitor, standings: readonly Standing[], looks: readonly Look[]) {
  const faults: string[] = []
  const { page, context } = visitor
  let spoken = ''
  for (const { width, language } of looks) {
    if (language !== spoken) {
      await context.addCookies([{ name: 'unLang', value: language === 'hi' ? 'hn' : 'en', url: site.origin }])
      await open(page, site.origin + (person.word ? '/user/my-account' : '/'))
      if (person.word) await isKnown(page)
      spoken = language
    }
    await page.setViewportSize({ width, height: 900 })
    const shown = await readMenus(page, language, person.word !== undefined)
    const found = faultsIn(shown, standings, width, language)
    faults.push(...found.map((each) => `${person.word ?? 'nobody'} ${width} px ${language}: ${each}`))
  }
  return [...faults, ...visitor.faults]
}

const isKnown = (page: Page) => page.locator('[data-side-menu] a').first().waitFor({ state: 'attached' })

/** Which of these do not answer 200 to this person. */
async function followAs(visitor: Visitor, standings: readonly Standing[]): Promise<readonly string[]> {
  const hrefs = new Set(standings.filter(({ isShown }) => isShown).map(({ href }) => href))
  const answers = await aFewAtATime([...hrefs], async (href) => {
    const { status, body } = await askAs(visitor, site.origin + href)
    await body?.cancel()
    return status === 200 ? [] : [`${href} answers ${status}`]
  })
  return answers.flat()
}

async function personOf(word: string | undefined, { context }: Visitor): Promise<Person> {
  if (!word) return {}
  const answer = await context.request.get(`${site.origin}/api/session/me`)
  assert.equal(answer.status(), 200)
  const { id, username } = (await answer.json()) as { id: number; username: string | null }
  return { word, id, username: username ?? String(id) }
}

for (const [at, word] of [undefined, ...demoAccounts.map((each) => each.word)].entries())
  links(
    `every link for ${word ?? 'nobody'}: shown and there, or hidden and explained, at each width in both languages`,
    async () => {
      const visitor = await visit(browser, site.origin, word ? { as: word } : {})
      const person = await personOf(word, visitor)
      const standings = await aFewAtATime(rows, (row) => standingOf(row, person))
      const wrong = standings
        .filter(({ path, isShown }) => isShown && onlyFor[path] && !onlyFor[path].includes(word ?? ''))
        .map(({ path }) => `${path} is not theirs`)
      const [seen, followed] = [
        await lookAs(person, visitor, standings, looksFor(standings, at)),
        await followAs(visitor, standings),
      ]
      assert.deepEqual([...wrong, ...seen, ...followed], [])
      await visitor.close()
      if (word === 'admin') tell(standings)
    },
  )

function tell(standings: readonly Standing[]): void {
  const waiting = standings.filter(({ isWaiting }) => isWaiting).length
  console.log(
    `    ${rows.length - waiting} of ${rows.length} links of the shell lead to a page, ${waiting} wait for their feature`,
  )
}

links.run()
