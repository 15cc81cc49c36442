import { send, untilRead } from './asking'
import { makeQuestions, type Question, type Questions } from './questions'
import { readRecordings, type Who } from './recording'
import { createPairs, registration } from './registrants'
import type { Town } from './town'

const OF_EACH = 200

export interface Recorded {
  readonly questions: Questions
  /** Whom to register next. */
  readonly nextPair: () => Who
  /** Who registered in the recording. */
  readonly by: Who
  /** SQL statements of one request, by what was asked. */
  readonly statements: ReadonlyMap<string, number>
}

/** Asks a server that writes its SQL down a sample of everything once. */
export async function record(town: Town): Promise<Recorded> {
  const questions = await makeQuestions(town.db)
  const nextPair = await createPairs(town.db, 'server')
  const by = nextPair()
  const statements = await recordAll(town, { ...questions, register: [registration(by)] })
  return { questions, nextPair, by, statements }
}

/** How many statements each kind of question takes; what they are stands in the recording. */
export async function recordAll(
  town: Town,
  asked: Readonly<Record<string, readonly Question[]>>,
): Promise<ReadonlyMap<string, number>> {
  const site = await town.start('recording')
  try {
    // What is read once for all, and sessions and statements that later requests find: not what a request costs.
    await untilRead(site.origin)
    for (const [of, list] of Object.entries(asked))
      for (const question of list.slice(0, OF_EACH)) await send(site.origin, noted(question, of))
  } finally {
    await site.kill('SIGTERM')
  }
  const counts = new Map<string, number[]>()
  for (const { of, statements } of readRecordings(town.recordingFile))
    counts.set(of, [...(counts.get(of) ?? []), statements.length])
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  return new Map([...counts].map(([of, list]) => [of, mean(list)]))
}

const noted = (question: Question, of: string): Question => ({
  ...question,
  headers: { ...question.headers, 'x-bench-record': of },
})
