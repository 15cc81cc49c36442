import type { Page } from 'playwright-core'
import en from '../../features/navigation/locales/en.json'
import hi from '../../features/navigation/locales/hi.json'
import type { ShellMenu } from './shell-links'

const texts = { en, hi }

/** What a person finds in the menus of one page: words by address, menu by menu. */
export type ShownLinks = Readonly<Record<ShellMenu, ReadonlyMap<string, string>>>

const GROUPS = ['user', 'organizer', 'admin', 'mentor'] as const

/** The links below any of these that can be seen now. */
async function seen(page: Page, selector: string): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await page.$$eval(selector, (all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => [each.getAttribute('href') ?? '', each.textContent?.trim() ?? ''] as const),
    ),
  )
}

const DIALOG = 'dialog[open]'

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(DIALOG).waitFor({ state: 'detached' })
}

/** Opens every menu of a page at its present width, as a person would, and writes down what stands in it. */
export async function readMenus(page: Page, language: 'en' | 'hi', isSignedIn: boolean): Promise<ShownLinks> {
  const t = texts[language]
  const width = page.viewportSize()?.width ?? 0
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const isWide = width >= 1140

  async function open(name: string): Promise<void> {
    await button(name).filter({ visible: true }).first().click()
    await page.locator(`${DIALOG} h2`).filter({ hasText: name }).waitFor()
  }

  async function folded() {
    const menu = width <= 767 ? t['navigation.more'] : t['navigation.menu']
    await button(menu).filter({ visible: true }).last().click()
    await page.locator(`${DIALOG} h2`).waitFor()
    const all = await seen(page, `${DIALOG} a`)
    return { top: all, more: all }
  }

  async function unfolded() {
    await page.locator('header').getByRole('button', { name: t['navigation.more'], exact: true }).click()
    await page.getByRole('menu').locator('a').first().waitFor()
    const more = await seen(page, '[role="menu"] a')
    await page.keyboard.press('Escape')
    return { top: await seen(page, 'header nav a'), more }
  }

  const main = isWide ? await unfolded() : await folded()
  await open(t[isSignedIn ? 'navigation.exploreMore' : 'navigation.business'])
  const business = await seen(page, `${DIALOG} a`)
  await leave(page)
  const groups = await readAccount()

  async function readAccount() {
    if (!isSignedIn) return Object.fromEntries(GROUPS.map((each) => [each, new Map()]))
    await page.locator('header button[aria-haspopup="dialog"]:visible').last().click()
    await page.locator(`${DIALOG} nav a`).first().waitFor()
    const own = await seen(page, `${DIALOG} a[href^="/u/"]`)
    const found = GROUPS.map(async (each) => {
      const links = await seen(page, `${DIALOG} nav[aria-label="${t[`navigation.group.${each}`]}"] a`)
      return [each, each === 'user' ? new Map([...own, ...links]) : links] as const
    })
    const all = Object.fromEntries(await Promise.all(found))
    await leave(page)
    return all
  }

  return {
    ...main,
    ...(groups as Record<(typeof GROUPS)[number], ReadonlyMap<string, string>>),
    ...{ business, college: business, properties: business },
    bottom: await seen(page, `nav[aria-label="${t['navigation.bottom']}"] a`),
    side: await seen(page, '[data-side-menu] a'),
    legal: await seen(page, 'footer a'),
    footer: await seen(page, 'footer nav a'),
  }
}
