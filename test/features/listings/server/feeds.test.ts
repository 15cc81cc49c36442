import assert from 'node:assert/strict'
import papaparse from 'papaparse'
import { suite } from 'uvu'
import type { ListingPage } from '../../../../features/listings/contract/wire'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootListings, type ListingsHouse } from '../house'

const RSS = '/api/listings/feed.rss'
const ICS = '/api/listings/feed.ics'

/** Lines of iCalendar as they were before they were folded. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n')

eachDatabase((kind) => {
  const test = suite(`feeds of a search, ${kind}`)
  let house: ListingsHouse
  const get = async (path: string, query: Readonly<Record<string, string>> = {}) => {
    const answer = await house.fetch(`${path}?${new URLSearchParams(query)}`)
    return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) }
  }

  test.before(async () => {
    house = await bootListings(kind)
    await house.live({
      kind: 'job',
      title: 'Ship & <Sail>, "fast"; \\ always',
      organisation: 'Kaveri\u0001 Labs',
      description: '<p>Row &amp; <b>row</b>, then rest.</p>',
      city: 'Pune',
      otherPlaces: [{ city: 'Kathmandu', country: 'Nepal' }],
      closesAt: '2026-11-30T18:29:59.000Z',
    })
    await house.live({
      kind: 'job',
      title: 'Berlin Engineer',
      zone: 'Europe/Berlin',
      city: 'Berlin',
      closesAt: '2026-12-31T22:59:59.000Z',
    })
    await house.live({ kind: 'job', title: 'No end', closesAt: null, city: 'Pune' })
    await house.live({
      kind: 'job',
      title: 'Of no zone',
      zone: 'Mars/Base',
      city: 'Pune',
      closesAt: '2026-12-01T10:00:00.000Z',
    })
    await house.live({ kind: 'internship', title: 'Not in it' })
    await house.listed({ kind: 'job' }, 4)
  })
  test.after(() => house?.dispose())

  test('RSS has what the list has, the newest first, with absolute addresses', async () => {
    const { status, text, headers } = await get(RSS, { kind: 'job' })
    const { data } = await house.ask<ListingPage>('/api/listings/search', { kind: 'job', sort: 'newest' })
    assert.equal(status, 200)
    assert.match(headers['content-type'] ?? '', /^application\/rss\+xml/)
    const links = [...text.matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link]) => link)
    assert.deepEqual(
      links,
      data.items.map(({ path }) => `http://localhost:4000${path}`),
    )
    assert.ok(!text.includes('\u0001'), 'XML has no sign for it')
    assert.ok(text.includes('<title><![CDATA[Ship & <Sail>, "fast"; \\ always · Kaveri Labs]]></title>'), text)
  })

  test('the calendar has each deadline in the zone it was set in, to the second', async () => {
    const { text } = await get(ICS, { kind: 'job' })
    const lines = unfolded(text)
    const starts = lines.filter((line) => line.startsWith('DTSTART;'))
    assert.deepEqual(starts, [
      'DTSTART;TZID=Asia/Kolkata:20261130T235959',
      'DTSTART;TZID=Asia/Kolkata:20261201T153000',
      'DTSTART;TZID=Europe/Berlin:20261231T235959',
    ])
    for (const zone of ['Asia/Kolkata', 'Europe/Berlin']) assert.ok(lines.includes(`TZID:${zone}`), zone)
    assert.ok(
      lines.some((line) => line === 'SUMMARY:Closes: Ship & <Sail>\\, "fast"\\; \\\\ always (Kaveri Labs)'),
      text,
    )
    assert.ok(lines.filter((line) => line.startsWith('DTSTAMP')).every((line) => /:\d{8}T\d{6}Z$/.test(line)))
    assert.ok(
      text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75),
      'a line is too long',
    )
  })

  test('the table has what the list has, in its order, for spreadsheets; nothing in it is computed', async () => {
    const query = { kind: 'job', sort: 'deadline' }
    const { data } = await house.ask<ListingPage>('/api/listings/search', query)
    const { text, headers } = await get('/api/listings/feed.csv', query)
    assert.match(headers['content-type'] ?? '', /^text\/csv/)
    assert.match(headers['content-disposition'] ?? '', /"jobs\.csv"/)
    const bytes = new Uint8Array(await (await house.fetch('/api/listings/feed.csv?kind=job')).arrayBuffer())
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], 'spreadsheets know the encoding by it')
    const [head, ...rows] = papaparse.parse<string[]>(text.trim()).data
    assert.equal(head?.[0], 'Title')
    assert.deepEqual(
      rows.map((row) => row.at(-1)),
      data.items.map(({ path }) => `http://localhost:4000${path}`),
    )
    assert.ok(rows.some((row) => row[0] === 'Ship & <Sail>, "fast"; \\ always' && row[3] === 'Pune; Kathmandu'))
    const inHindi = await get('/api/listings/feed.csv', { ...query, lang: 'hn' })
    assert.ok(inHindi.text.includes('शीर्षक') && inHindi.text.includes('पुणे'))
    const cellsOf = (csv: string) => papaparse.parse<string[]>(csv.trim()).data[1]
    assert.deepEqual([cellsOf(text)?.[4], cellsOf(text)?.[8]], ['Hybrid', 'month'])
    assert.deepEqual([cellsOf(inHindi.text)?.[4], cellsOf(inHindi.text)?.[8]], ['हाइब्रिड', 'प्रति माह'])
    assert.equal((await get('/api/listings/feed.csv', { dragon: 'yes' })).status, 422)
  })

  test('a title of two lines is not computed either', async () => {
    await house.live({ kind: 'workshop', title: '=HYPERLINK("https://evil.example")\nWorkshop' })
    const row = await until('the table has it', async () => {
      const { text } = await get('/api/listings/feed.csv', { kind: 'workshop' })
      return papaparse.parse<string[]>(text.trim()).data[1]
    })
    assert.equal(row[0]?.slice(0, 3), "'=H")
  })

  test('whoever has a table already is told so, and by its head alone whether it changed', async () => {
    const path = '/api/listings/feed.csv?kind=job'
    const [whole, head] = [await house.fetch(path), await house.fetch(path, {}, 'HEAD')]
    const etag = whole.headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]+"$/)
    assert.equal(head.headers.get('etag'), etag)
    assert.equal((await house.fetch(path, { 'if-none-match': etag })).status, 304)
    const inHindi = await house.fetch(`${path}&lang=hn`, { 'if-none-match': etag })
    assert.equal(inHindi.status, 200)
  })

  test('filters of the list are those of its feeds', async () => {
    const titles = async (query: Record<string, string>) => (await get(RSS, query)).text.match(/<item>/g)?.length ?? 0
    assert.equal(await titles({ kind: 'job', city: 'Pune' }), 3)
    assert.equal(await titles({ kind: 'job', city: 'Kathmandu,Pune' }), 3)
    assert.equal(await titles({ kind: 'job', city: 'Kathmandu' }), 1)
    assert.equal(await titles({ kind: 'job', slug: 'jobs-in-berlin' }), 1)
    assert.equal(await titles({ kind: 'job', q: 'berlin' }), 1)
    assert.equal((await get(RSS, { kind: 'job', slug: 'jobs-in-atlantis' })).status, 404)
    assert.equal((await get(ICS, { dragon: 'yes' })).status, 422)
    // The order of the page is none of a calendar's.
    assert.equal((await get(ICS, { kind: 'job', sort: 'pay' })).status, 200)
  })

  test('it speaks the language of its address, not that of a cookie: what is kept is for everyone', async () => {
    const name = async (path: string, headers = {}) =>
      /X-WR-CALNAME:(.*)/.exec(unfolded(await (await house.fetch(path, headers)).text()).join('\n'))?.[1]
    assert.equal(await name(`${ICS}?kind=job`, { cookie: 'unLang=hn' }), 'Jobs: deadlines on Foothold')
    assert.equal(await name(`${ICS}?kind=job&lang=hn`), 'नौकरियाँ: Foothold पर आख़िरी तारीख़ें')
    const places = async (lang: object) =>
      unfolded((await get(ICS, { kind: 'job', ...lang })).text).filter((line) => line.startsWith('LOCATION'))
    assert.ok((await places({})).includes('LOCATION:Pune'))
    assert.ok((await places({})).includes('LOCATION:Pune\\, Kathmandu'))
    assert.ok((await places({ lang: 'hn' })).includes('LOCATION:पुणे'))
  })

  test('nothing changed, nothing is sent: the ETag stands until a listing does', async () => {
    const first = await get(ICS, { kind: 'job' })
    house.setNow(new Date('2026-11-21T09:00:00Z'))
    assert.equal((await get(ICS, { kind: 'job' })).headers['etag'], first.headers['etag'])
    const again = await house.fetch(`${ICS}?kind=job`, { 'if-none-match': first.headers['etag'] ?? '' })
    assert.deepEqual([again.status, await again.text()], [304, ''])
    const id = await house.live({ kind: 'job', title: 'One more' })
    await house.listed({ kind: 'job' }, 5)
    assert.notEqual((await get(ICS, { kind: 'job' })).headers['etag'], first.headers['etag'])
    await house.db.transact((tx) => house.service.remove(tx, id, 1))
  })

  test.run()
})
