import { visit, type Visitor } from './browser'
import { faultsOf, shapeFaults } from './look'
import { isFull, type Look, looksAt } from './looks'
import type { Address, Place } from './site-addresses'

const WIDTHS = [320, 390, 800, 1440]

async function lookAt(
  { site }: Place,
  visitor: Visitor,
  address: Address,
  { dark, hindi }: Look,
  widths: readonly number[],
) {
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
export async function goThrough(
  place: Place,
  addresses: readonly Address[],
  as: Address['as'],
): Promise<readonly string[]> {
  const { browser, site } = place
  const visitor = await visit(browser, site.origin, as ? { as } : {})
  const problems: string[] = []
  for (const [at, address] of addresses.entries()) {
    if (address.as !== as) continue
    const first = at % WIDTHS.length
    const widths = [...WIDTHS.slice(first), ...WIDTHS.slice(0, first)]
    for (const look of looksAt(at)) problems.push(...(await lookAt(place, visitor, address, look, widths)))
  }
  await visitor.close()
  return problems
}
