// The server is killed right after it said that people are registered, before anything could be sent: each is told once, in the bell, by mail and by push.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from '../bench/table'
import { callerOf } from '../support/api'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'
import { listTargets, register, type SignedIn, signInAll, type Target } from './registering'
import { type Arrival, layWays, titleIn, type Ways } from './ways'

const ROUNDS = 4
/** As many registrations for each person and round: a push that tells of several names five of them, and a badge may be among them. */
const EACH = 1
/** Deadlines that are nearer are reminded of, and count among the ten. */
const UNREMINDED_MS = 8 * 86_400_000
/** Who organize nothing: what others do is not told to them. */
const PEOPLE = /^(student|pro|mentor|volunteer|intern|evaluator)@/
/** Who died while sending is taken for dead after a minute and a half; what is to go out is looked for once a minute. */
const RECOVERY_MS = 200_000

/** What is acknowledged, as a person and a title for each. */
type Told = Pick<Arrival, 'email' | 'title'>

async function behindTheBell(people: readonly SignedIn[]): Promise<readonly Arrival[]> {
  const all = people.map(async ({ email, caller }) => {
    const { items } = (await caller.get('/api/notifications?limit=50')).body as {
      items: { id: number; text: string }[]
    }
    return items.flatMap(({ id, text }) => {
      const title = titleIn(text)
      return title === undefined ? [] : [{ email, name: String(id), title }]
    })
  })
  return (await Promise.all(all)).flat()
}

/** What the house has mailed until now, by the names of the messages; what is still to go out of it as well. */
async function mailedUntilNow(origin: string): Promise<readonly string[]> {
  const { body } = await callerOf(origin).get('/api/mail/messages')
  return (body as { id: number; about: string }[]).map(({ id, about }) => `<${id}.${about}@foothold>`)
}

/** What is missing among the arrivals, what is there too often, and what came again under its name. */
function compare(told: readonly Told[], arrived: readonly Arrival[], titleOf: (each: Told) => string) {
  const once = [...new Map(arrived.map((each) => [`${each.email} ${each.name}`, each])).values()]
  const left = once.map((each) => `${each.email} ${each.title}`)
  let lost = 0
  for (const each of told) {
    const at = left.indexOf(`${each.email} ${titleOf(each)}`)
    if (at < 0) lost += 1
    else left.splice(at, 1)
  }
  return { lost, twice: left.length, again: arrived.length - once.length }
}

/** `before`: what the demo had told them. */
async function found(told: readonly Told[], people: readonly SignedIn[], ways: Ways, before: ReadonlySet<string>) {
  const own = ({ title }: Told) => title
  const isNew = ({ name }: Arrival) => !before.has(name)
  const bell = await behindTheBell(people)
  return [
    compare(told, bell.filter(isNew), own),
    compare(told, ways.byMail().filter(isNew), () => 'a receipt'),
    compare(told, ways.byPush(), own),
  ]
}

/** Everybody's next registrations; answers those that were acknowledged. */
async function enter(people: readonly SignedIn[], targets: readonly Target[]): Promise<readonly Told[]> {
  const pairs = people.flatMap((person) => targets.map((target) => ({ person, target })))
  const answers = await Promise.all(
    pairs.map(async ({ person, target }) => ({
      told: { email: person.email, title: target.title },
      isDone: await register(person, target, randomUUID()),
    })),
  )
  return answers.filter(({ isDone }) => isDone).map((each) => each.told)
}

export async function killedBeforeSending(what: string, env: Readonly<Record<string, string>>): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-faults-'))
  const ways = await layWays()
  const told: Told[] = []
  let site: RunningSite | undefined
  const start = async () => {
    site = await startSite({ ...ways.env, ...env }, folder)
    return (await signInAll(site.origin)).filter(({ email }) => PEOPLE.test(email))
  }
  try {
    ways.shut()
    let targets: readonly Target[] | undefined
    let before: ReadonlySet<string> | undefined
    for (let round = 0; round < ROUNDS; round++) {
      const people = await start()
      for (const person of people) await ways.subscribe(person)
      before ??= new Set([
        ...(await behindTheBell(people)).map(({ name }) => name),
        ...(await mailedUntilNow(site?.origin ?? '')),
      ])
      targets ??= await listTargets(site?.origin ?? '', ROUNDS * EACH, UNREMINDED_MS)
      told.push(...(await enter(people, targets.slice(round * EACH, (round + 1) * EACH))))
      await site?.kill('SIGKILL')
    }
    ways.open()
    const people = await start()
    const look = () => found(told, people, ways, before ?? new Set())
    const isComplete = async () => (await look()).every(({ lost }) => lost === 0)
    await until('all are told', isComplete, RECOVERY_MS).catch(() => false) // what is lost, the table says
    const outcome = await look()
    const listed = (key: 'lost' | 'twice' | 'again') => outcome.map((each) => each[key]).join(', ')
    return {
      what: `${what}: ${ROUNDS} × kill -9 between telling and sending`,
      measured: `${told.length} told; by bell, mail, push: ${listed('lost')} lost, ${listed('twice')} twice, ${listed('again')} again under their name`,
      goal: '0 lost, 0 twice',
      isMet: told.length > 0 && outcome.every(({ lost, twice, again }) => lost + twice + again === 0),
    }
  } finally {
    await site?.kill('SIGKILL')
    await ways.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
