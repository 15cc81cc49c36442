import type { Row } from '../table'
import { saturate, untilRead } from './asking'
import { type Compared, compare, emptyRows, perSecond, rateOf, ratioGoal } from './compare'
import type { Floor } from './floor'
import type { Recorded } from './record'
import { type Subject, subjectsOf } from './subjects'
import type { Town } from './town'

/** So long people register before it is measured how they do. */
const LIVED_IN_S = 15

/** Each way to run the server once, with what is to be seen of it. */
export async function measure(town: Town, floor: Floor, recorded: Recorded): Promise<readonly Row[]> {
  const subjects = subjectsOf(recorded)
  const pages = ['/internships', await findPage(town)]
  const statementsOf = ({ of }: Subject) => recorded.statements.get(of) ?? 0
  const compared = new Map<Subject, Compared>()
  const cached = new Map<Subject, Row>()
  const isReading = ({ of }: Subject) => of !== 'register'

  const [empty, drawn] = await running(town, 'uncached', async (origin) => {
    const first = await emptyRows(origin)
    for (const subject of subjects.filter(isReading))
      compared.set(subject, await compare(origin, floor, subject, statementsOf(subject)))
    return [first, await pageRows(origin, pages, 'drawn for each')] as const
  })
  const kept = await running(town, 'cached', async (origin) => {
    for (const subject of subjects.filter(({ cachedRatio }) => cachedRatio !== undefined))
      cached.set(subject, await cachedRow(origin, subject, compared.get(subject)?.floor ?? Number.NaN))
    return pageRows(origin, pages, 'kept for 5 s')
  })
  // By itself and last, and the mails and news left from saturation are dropped: sent while something else is measured, they would count there.
  const dropLeft = async () => {
    await town.db.query(`delete from jobs.job where name = 'mail.send'`)
    await town.db.query(`delete from data.delivery where done_at is null`)
  }
  await running(town, 'uncached', async (origin) => {
    for (const subject of subjects.filter((each) => !isReading(each))) {
      // As where people have registered before, and the database has looked at its tables since: plans made for empty ones serve no crowd.
      await saturate(origin, subject.ask, LIVED_IN_S)
      await dropLeft()
      await town.db.query('vacuum analyze')
      compared.set(subject, await compare(origin, floor, subject, statementsOf(subject), { settle: dropLeft }))
    }
  })
  const figures = subjects.flatMap((subject) => [
    ...(compared.get(subject)?.rows ?? []),
    ...asList(cached.get(subject)),
  ])
  return [...empty, ...figures, ...drawn, ...kept]
}

const asList = (row: Row | undefined) => (row ? [row] : [])

async function running<T>(town: Town, how: 'uncached' | 'cached', work: (origin: string) => Promise<T>): Promise<T> {
  const site = await town.start(how)
  try {
    await untilRead(site.origin)
    return await work(site.origin)
  } finally {
    await site.kill('SIGTERM')
  }
}

/** Answers kept for a moment, as it runs in life: the same questions over and over. */
async function cachedRow(origin: string, { ask, cachedRatio }: Subject, floor: number): Promise<Row> {
  const rate = await rateOf(origin, ask)
  return {
    what: '  cached, of its SQL alone',
    measured: `${(rate / floor).toFixed(2)} ×  (${perSecond(rate)})`,
    ...ratioGoal(rate / floor, cachedRatio),
  }
}

async function pageRows(origin: string, paths: readonly string[], how: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const path of paths)
    rows.push({ what: `HTML of ${path}, ${how}`, measured: perSecond(await rateOf(origin, () => ({ path }))) })
  return rows
}

async function findPage({ db }: Town): Promise<string> {
  const { rows } = await db.query<{ path: string }>(
    `select '/internships/' || slug || '-' || id as path from listings.opportunity where state = 'live' and kind = 'internship' order by id limit 1`,
  )
  return rows[0]?.path ?? '/'
}
