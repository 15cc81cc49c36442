import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import type { ListingPage, Suggestions } from '../../../../features/listings/contract/wire'
import { eachDatabase } from '../../../support/database'
import { bootListings, type ListingsHouse } from '../house'

const listed = {
  developer: {
    title: 'Software Developer Intern',
    tags: ['Java'],
    city: 'Bengaluru',
    description: '<p>Ship things.</p>',
  },
  frontend: { title: 'Frontend Fellow', city: 'Surat' },
  cpp: { title: 'Systems Engineer', tags: ['C++', 'Linux'], kind: 'job', city: 'Pune' },
  csharp: { title: 'Game Programmer', tags: ['C#'], kind: 'job', city: 'Noida' },
  dotnet: { title: 'Web Developer', tags: ['.NET', 'Node.js'], kind: 'job', city: 'Gurugram' },
  rlang: { title: 'Biostatistics Fellow', tags: ['R'], city: 'Kochi' },
  ml: { title: 'Machine Learning Intern', organisation: 'Café Müller', city: 'Chennai' },
  scholarship: { title: 'Women in Science Scholarship', kind: 'scholarship', city: null },
  described: {
    title: 'Field Associate',
    description: '<p>You will repair <b>windmills</b>, PAN-India.</p>',
    city: 'Jaipur',
  },
  wide: { title: 'Rural Health Fellow', city: null, isCountrywide: true },
} as const

/** What is typed, and what must be among the first three. */
const table: readonly (readonly [typed: string, name: keyof typeof listed])[] = [
  ['software developer', 'developer'],
  ['sofware develper intrn', 'developer'],
  ['Softwear devloper', 'developer'],
  ['software internship', 'developer'],
  ['developer bangalore', 'developer'],
  ['softw', 'developer'],
  ['C++', 'cpp'],
  ['c++ linux', 'cpp'],
  ['C#', 'csharp'],
  ['.NET', 'dotnet'],
  ['node.js', 'dotnet'],
  ['web developer gurgaon', 'dotnet'],
  ['R', 'rlang'],
  ['ML intern', 'ml'],
  ['cafe muller', 'ml'],
  ['"machine learning"', 'ml'],
  ['intern -software madras', 'ml'],
  ['chhatravritti', 'scholarship'],
  ['छात्रवृत्ति', 'scholarship'],
  ['windmills', 'described'],
  ['pan india', 'described'],
  ['pan india', 'wide'],
  ['fellow all over India', 'wide'],
  ['all over India', 'described'],
  ['software developer pan india', 'developer'],
]

eachDatabase((kind) => {
  const test = suite(`search, ${kind}`)
  let house: ListingsHouse
  const ids: Partial<Record<string, number>> = {}
  const find = (q: string) => house.ask<ListingPage>('/api/listings/search', { q, limit: '3' })

  test.before(async () => {
    house = await bootListings(kind)
    for (const [name, content] of Object.entries(listed)) ids[name] = await house.live(content)
    await house.listed({}, Object.keys(listed).length)
  })
  test.after(() => house?.dispose())

  for (const [typed, name] of table)
    test(`“${typed}” finds the ${name} one`, async () => {
      const { status, data } = await find(typed)
      assert.equal(status, 200)
      assert.ok(
        data.items.some(({ id }) => id === ids[name]),
        data.items.map(({ title }) => title).join(', ') || 'nothing',
      )
    })

  test('whom no place is out of the question for is not taken for looking in Pune', async () => {
    const [anywhere, plain] = [(await find('engineer PAN India')).data, (await find('engineer')).data]
    assert.equal(anywhere.corrected, null)
    assert.deepEqual(
      anywhere.items.map(({ id }) => id),
      plain.items.map(({ id }) => id),
    )
  })

  test('where words are left out and none is asked for, all else is listed as it stands', async () => {
    const ask = async (query: object) =>
      (await house.ask<ListingPage>('/api/listings/search', { limit: '50', ...query })).data
    const [all, left] = [await ask({}), await ask({ q: '-intern -"game programmer"' })]
    const out = [ids['developer'], ids['ml'], ids['csharp']]
    assert.deepEqual(
      left.items.map(({ id }) => id),
      all.items.flatMap(({ id }) => (out.includes(id) ? [] : id)),
    )
    assert.deepEqual([left.total, left.corrected], [all.total - 3, null])
  })

  test('C and C++ are different things', async () => {
    assert.ok(!(await find('C#')).data.items.some(({ id }) => id === ids['cpp']))
  })

  test('says what was searched instead of a misspelt text', async () => {
    assert.equal((await find('sofware develper')).data.corrected, 'software developer')
    assert.equal((await find('software')).data.corrected, null)
    // What is found as another word is told as that one.
    assert.equal((await find('fronted felow')).data.corrected, 'frontend fellow')
  })

  test('of many misspelt words three are put right', async () => {
    const { data } = await find('sofware develper intrn progrmmer assciate')
    assert.equal(data.corrected, 'software developer intern progrmmer assciate')
    // What is found in another spelling comes after what is not.
    const { corrected } = (await find('fronted sofware develper felow')).data
    assert.equal(corrected, 'fronted software developer fellow')
  })

  for (const odd of [
    "'",
    '"',
    '-',
    '!!!',
    '&|:*()',
    '\\',
    '😀',
    '   ',
    'x'.repeat(500),
    "a' OR 1=1 --",
    '"" ""',
    '٣٤',
    '%_%',
  ])
    test(`“${odd.slice(0, 12)}” is a list, whatever it is`, async () => {
      assert.equal((await find(odd)).status, 200)
      assert.equal((await house.ask('/api/listings/suggest', { q: odd })).status, 200)
    })

  test('suggests opportunities by the beginning of a word, and organisations that have something open', async () => {
    const { data } = await house.ask<Suggestions>('/api/listings/suggest', { q: 'lumio' })
    assert.ok(data.opportunities.length > 0)
    assert.deepEqual(
      data.organisations.map(({ name }) => name),
      ['Lumio Labs'],
    )
  })

  test('what is suggested says what it pays, until when, and of how many it is among', async () => {
    const asked = { q: 'lumio' }
    const { data } = await house.ask<Suggestions>('/api/listings/suggest', asked)
    const { data: page } = await house.ask<ListingPage>('/api/listings/search', asked)
    assert.equal(data.total, page.total)
    assert.deepEqual(
      data.opportunities.map(({ id, pay, closesAt, zone }) => ({ id, pay, closesAt, zone })),
      page.items
        .slice(0, data.opportunities.length)
        .map(({ id, pay, closesAt, zone }) => ({ id, pay, closesAt, zone })),
    )
  })

  test('of many organisations that hold the words, the one of that name, those that begin so, and those with most open are suggested', async () => {
    const quiet = sql`insert into listings.organisation (name, slug)
      select 'Quiet ' || i || ' Peltara', 'quiet-' || i from generate_series(1, 60) i`
    await quiet.execute(house.db.of())
    for (const [organisation, open] of [
      ['The Peltara Trust', 3],
      ['Peltara Works', 1],
      ['Peltara Labs', 2],
      ['Peltara', 1],
      ['Great Peltara', 4],
    ] as const)
      for (let at = 0; at < open; at++) await house.live({ organisation, title: `Keeper ${at}` })
    const named = async (q: string) =>
      (await house.ask<Suggestions>('/api/listings/suggest', { q })).data.organisations.map(({ name }) => name)
    assert.deepEqual(await named('peltara'), ['Peltara', 'Peltara Labs', 'Peltara Works'])
    assert.deepEqual(await named('PELTARA L'), ['Peltara Labs'])
    assert.deepEqual(await named('eltara'), ['Great Peltara', 'The Peltara Trust', 'Peltara Labs'])
  })

  test('a suggested organisation comes with its logo, or with none', async () => {
    const suggested = async () =>
      (await house.ask<Suggestions>('/api/listings/suggest', { q: 'lumio' })).data.organisations[0]?.logo
    assert.equal(await suggested(), null)
    await sql`update listings.organisation set logo = '/assets/lumio.svg' where name = 'Lumio Labs'`.execute(
      house.db.of(),
    )
    assert.equal(await suggested(), '/assets/lumio.svg')
  })

  for (const [often, many] of [
    ['many have all of', 12],
    ['few have all of', 4],
  ] as const)
    test(`twelve words that ${often} lead from page to page, to the end`, async () => {
      const words = Array.from(
        { length: 12 },
        (_, at) => `zup${'aeiou'[at % 5]}rn${'bdgkl'[at % 5]}${many}${'xyz'[at % 3]}`,
      )
      const asked = new Set<number>()
      // Each word is said in another number of places, so that no share is a round one.
      for (let at = 0; at < many; at++)
        asked.add(await house.live({ title: words.slice(0, 4).join(' '), description: words.slice(4).join(' ') }))
      for (let at = 1; at < 6; at++) await house.live({ title: words.slice(0, at).join(' ') })
      await house.listed({ q: `"${words[0]}"` }, many + 5)
      const found: number[] = []
      for (let after: string | null = ''; after !== null; ) {
        const query: Record<string, string> = { q: words.join(' '), limit: '3', ...(after && { after }) }
        const { status, data }: { status: number; data: ListingPage } = await house.ask('/api/listings/search', query)
        assert.equal(status, 200, JSON.stringify(data))
        found.push(...data.items.map(({ id }) => id))
        after = data.next
        if (after) assert.match(after, /^[\w-]{4,200}$/, 'an address holds it')
      }
      assert.deepEqual([new Set(found).size, found.length], [many, many])
      assert.ok(found.every((id) => asked.has(id)))
    })

  test('a sum that is typed is offered as the filter that it is', async () => {
    const meant = async (typed: string) => (await find(typed)).data.payMeant
    assert.deepEqual(await meant('engineer above 20 lakh job'), { value: 'year-2000000', q: 'engineer job' })
    assert.equal(await meant('engineer'), undefined)
  })

  test.run()
})
