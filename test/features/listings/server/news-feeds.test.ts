import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { seeding } from '../../../../features/data/contract'
import type { ListingPage } from '../../../../features/listings/contract/wire'
import { catalogue } from '../../../../features/listings/server/catalogue/catalogue'
import { eachDatabase } from '../../../support/database'
import { bootListings, contentOf, type ListingsHouse } from '../house'

const ODD = 'Ship & <Sail>, "fast"'

interface JsonFeed {
  readonly version: string
  readonly feed_url: string
  readonly home_page_url: string
  readonly items: readonly { id: string; url: string; title: string; content_html: string; date_published: string }[]
}

eachDatabase((kind) => {
  const test = suite(`feeds for readers, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
    await house.live({
      kind: 'job',
      title: ODD,
      organisation: 'Kaveri\u0001 Labs',
      description: '<p>Row &amp; row.</p>',
    })
    await house.live({ kind: 'job', title: 'No end', closesAt: null })
    await house.live({ title: 'Not in it' })
    await house.listed({ kind: 'job' }, 2)
  })
  test.after(() => house?.dispose())

  const newest = async () => {
    const { data } = await house.ask<ListingPage>('/api/listings/search', { kind: 'job', sort: 'newest' })
    return data.items.map(({ path }) => `http://localhost:4000${path}`)
  }

  test('JSON Feed has what the list has, the newest first, and all that a reader needs of each', async () => {
    const answer = await house.fetch('/api/listings/feed.json?kind=job')
    assert.match(answer.headers.get('content-type') ?? '', /^application\/feed\+json/)
    const feed = (await answer.json()) as JsonFeed
    assert.match(feed.version, /^https:\/\/jsonfeed.org\/version\/1/)
    assert.equal(feed.feed_url, 'http://localhost:4000/api/listings/feed.json?kind=job')
    assert.equal(feed.home_page_url, 'http://localhost:4000/jobs')
    assert.deepEqual(
      feed.items.map(({ url }) => url),
      await newest(),
    )
    const odd = feed.items.find(({ title }) => title.startsWith('Ship'))
    assert.deepEqual([odd?.title, odd?.content_html], [`${ODD} · Kaveri Labs`, 'Row &amp; row.'])
    assert.ok(feed.items.every(({ id, date_published }) => id && !Number.isNaN(Date.parse(date_published))))
  })

  test('Atom has the same, and signs in a title are no tags', async () => {
    const answer = await house.fetch('/api/listings/feed.xml?kind=job')
    assert.match(answer.headers.get('content-type') ?? '', /^application\/atom\+xml/)
    const text = await answer.text()
    const entries = text.match(/<entry>[\s\S]*?<\/entry>/g) ?? []
    assert.deepEqual(
      entries.map((entry) => /<link href="([^"]+)"/.exec(entry)?.[1]),
      await newest(),
    )
    for (const each of ['id', 'title', 'updated', 'author'])
      assert.ok(
        entries.every((entry) => entry.includes(`<${each}`)),
        each,
      )
    assert.ok(text.includes('<![CDATA[Ship &amp; &lt;Sail&gt;, "fast" · Kaveri Labs]]>'), text)
    assert.match(text, /<link rel="self" href="http:\/\/localhost:4000\/api\/listings\/feed\.xml\?kind=job"/)
  })

  for (const form of ['rss', 'json', 'xml'])
    test(`${form}: nothing changed, nothing is sent`, async () => {
      const path = `/api/listings/feed.${form}?kind=job`
      const etag = (await house.fetch(path)).headers.get('etag') ?? ''
      const again = await house.fetch(path, { 'if-none-match': etag })
      assert.deepEqual([etag.length > 2, again.status, await again.text()], [true, 304, ''])
    })

  test('RSS readers take a description for HTML: what is written as a sign is no tag', async () => {
    await house.live({ kind: 'workshop', description: '<p>Write a List&lt;String&gt; &amp; <b>go</b>.</p>' })
    await house.listed({ kind: 'workshop' }, 1)
    const text = await (await house.fetch('/api/listings/feed.rss?kind=workshop')).text()
    assert.ok(text.includes('<description><![CDATA[Write a List&lt;String&gt; &amp; go .]]>'), text)
  })

  test('what has another title by now is no new entry to who has it already', async () => {
    const id = await house.live({ kind: 'fest', title: 'Spring fest' })
    await house.listed({ kind: 'fest' }, 1)
    const known = async () => {
      const [rss, json, atom] = await Promise.all(
        ['rss', 'json', 'xml'].map(async (form) => (await house.fetch(`/api/listings/feed.${form}?kind=fest`)).text()),
      )
      return [
        /<guid[^>]*>([^<]+)/.exec(rss ?? '')?.[1],
        (JSON.parse(json ?? '') as JsonFeed).items[0]?.id,
        /<entry>[\s\S]*?<id>([^<]+)/.exec(atom ?? '')?.[1],
      ]
    }
    const before = await known()
    const version = (await house.service.find(id))?.version ?? 0
    const content = contentOf({ kind: 'fest', title: 'Summer fest' })
    await house.db.transact((tx) => house.service.update(tx, id, content, { version }))
    assert.match(await (await house.fetch('/api/listings/feed.rss?kind=fest')).text(), /Summer fest/)
    assert.deepEqual(await known(), before)
    assert.equal(new Set(before).size, 1)
  })

  test('a thousand are told, not a hundred', async () => {
    await house.kernel.get(seeding).run({ size: 1500 })
    await house.kernel.get(catalogue).changed('all')
    const { data } = await house.ask<ListingPage>('/api/listings/search', { status: 'all' })
    assert.ok(data.total > 1000, `${data.total}`)
    const feed = (await (await house.fetch('/api/listings/feed.json?status=all')).json()) as JsonFeed
    assert.equal(feed.items.length, 1000)
  })

  test('what is not for everybody any more is in no feed, though lists have not heard of it', async () => {
    const id = await house.live({ title: 'Heliotrope keeper' })
    await house.listed({ q: 'heliotrope' }, 1)
    const told = async () => {
      const forms = ['rss', 'json', 'xml', 'ics'].map((form) => house.fetch(`/api/listings/feed.${form}?q=heliotrope`))
      const texts = await Promise.all((await Promise.all(forms)).map((answer) => answer.text()))
      return texts.map((text) => text.includes('Heliotrope keeper'))
    }
    assert.deepEqual(await told(), [true, true, true, true])
    await sql`update listings.opportunity set visibility = 'link' where id = ${id}`.execute(house.db.of())
    assert.deepEqual(await told(), [false, false, false, false])
    const calendar = await house.fetch(`/api/listings/opportunities/${id}/deadline.ics`)
    assert.equal(calendar.status, 200, 'who has the link has its deadline')
  })

  test.run()
})
