import { appendFileSync } from 'node:fs'
import { saturate, send, untilRead } from '../http/asking'
import { type Compared, compare, type Effort, perSecond, rateOf, ratioGoal } from '../http/compare'
import { startFloor } from '../http/floor'
import { makeQuestions, type Question } from '../http/questions'
import { recordAll } from '../http/record'
import type { Recording } from '../http/recording'
import type { Town } from '../http/town'
import { askedByPeople } from '../rules'
import type { Row } from '../table'
import { askRival, startRival } from './rival'
import { commonWords, FULL_TEXT } from './words'

/** What one size measured, by what was asked, to see how it grows. */
export type Measured = ReadonlyMap<string, Compared>

const inTurn = (list: readonly Question[]) => {
  let turn = 0
  return () => list[turn++ % list.length] as Question
}

/** One server on one size: each beside its SQL, or beside what else would answer it. Adds to `rows` as it goes. */
export async function measure(
  town: Town,
  size: number,
  rows: Row[],
  effort: Effort,
  isFirst: boolean,
): Promise<Measured> {
  const { listing, detail, search, facets } = await makeQuestions(town.db)
  const statements = await recordAll(town, { listing, detail, search, facets })
  const words = await commonWords(town.db)
  for (const word of words) {
    const recording: Recording = { of: 'full text', statements: [{ text: FULL_TEXT, values: [word], ids: [] }] }
    appendFileSync(town.recordingFile, `${JSON.stringify(recording)}\n`)
  }
  const floor = await startFloor(town)
  const byName = new Map<string, Compared>()
  rows.push({ what: `--- ${size.toLocaleString('en')} opportunities`, measured: '' })
  const add = async (origin: string, of: string, what: string, ask: () => Question, goals: object) => {
    const compared = await compare(origin, floor, { of, what, ask, ...goals }, statements.get(of) ?? 0, { effort })
    byName.set(what, compared)
    rows.push(...compared.rows)
  }
  try {
    const site = await startTimed(town, 'uncached', rows)
    try {
      await add(site.origin, 'listing', 'listing', inTurn(listing), { ratio: 0.5 })
      await add(site.origin, 'detail', 'detail', inTurn(detail), { ratio: 0.6 })
      await add(site.origin, 'facets', 'facets', inTurn(facets), { p99Ms: 5 })
      await add(site.origin, 'search', 'search', inTurn(search), { p99Ms: 5 })
      const common = inTurn(words.map((word) => ({ path: `/api/listings/search?q=${encodeURIComponent(word)}` })))
      const [ours, plain] = [await rateOf(site.origin, common), await floor.saturate('full text', true, 4)]
      rows.push({
        what: 'search: common words, of full text in PostgreSQL',
        measured: `${(ours / plain).toFixed(1)} ×  (${perSecond(ours)}, it: ${perSecond(plain)})`,
        ...ratioGoal(ours / plain, 10),
      })
      for (const [what, path] of [
        ['eligible for me, list', '/api/listings/own/search'],
        ['eligible for me, counts', '/api/listings/own/facets'],
      ] as const) {
        const ask = askedByPeople(path)
        await send(site.origin, ask())
        await add(site.origin, '', what, ask, { p99Ms: 10 })
      }
      rows.push(await rivalRow(town, byName.get('listing')))
      rows.push({ what: 'memory of the server, all in', measured: await memoryOf(site.origin) })
    } finally {
      await site.kill('SIGTERM')
    }
    // What is kept does not know how many there are.
    if (isFirst) rows.push(await cachedRow(town, inTurn(listing), byName.get('listing')?.floor ?? Number.NaN))
  } finally {
    floor.stop()
  }
  return byName
}

/** Says when it first answers, and when it first answers from its own lists . */
async function startTimed(town: Town, how: 'uncached', rows: Row[]) {
  const began = performance.now()
  const site = await town.start(how)
  await send(site.origin, { path: '/api/listings/search?kind=job' })
  const first = performance.now() - began
  await untilRead(site.origin)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  rows.push({ what: 'from start to the first list', measured: seconds(first) })
  rows.push({ what: '  until all are read', measured: seconds(performance.now() - began) })
  return site
}

async function rivalRow({ databaseUrl }: Town, listing: Compared | undefined): Promise<Row> {
  const rival = await startRival(databaseUrl)
  try {
    const rate = await rateOf(rival.origin, askRival)
    return {
      what: 'listing, of PostGraphile over the same tables',
      measured: `${((listing?.rate ?? 0) / rate).toFixed(1)} ×  (it: ${perSecond(rate)})`,
    }
  } finally {
    rival.stop()
  }
}

async function cachedRow(town: Town, ask: () => Question, floor: number): Promise<Row> {
  const site = await town.start('cached')
  try {
    await untilRead(site.origin)
    await saturate(site.origin, ask, 1)
    const rate = await rateOf(site.origin, ask)
    return {
      what: 'listing, cached, of its SQL alone',
      measured: `${(rate / floor).toFixed(2)} ×  (${perSecond(rate)})`,
      ...ratioGoal(rate / floor, 1.2),
    }
  } finally {
    await site.kill('SIGTERM')
  }
}

async function memoryOf(origin: string): Promise<string> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN)
  return `${Math.round(bytes / 1e6)} MB`
}
