import type { Tx } from '../../data/contract'
import type { OwnQuestion } from '../../listings/contract'
import { fileTypes, type UploadedFile, type Uploads } from '../../uploads/contract'
import { ANSWER_FILES, answerPlace, answerProblem, fileRuleOf } from '../contract'
import type { Answer, Snapshot } from '../contract/wire'
import type { RegistrationRow } from './tables'
import { allAnswers } from './late/asked-late'

/** The files that somebody answers with, by question. */
export type AnswerFiles = ReadonlyMap<string, UploadedFile>

export const holderOf = (registrationId: number) => `registration:${registrationId}`
export const heldBy = (holder: string) => Number(/^registration:(\d{1,10})$/.exec(holder)?.[1] ?? 0)

interface Answering {
  readonly opportunityId: number
  readonly personId: number
  /** Undefined for who comes for the first time. */
  readonly registrationId: number | undefined
  readonly answers: Readonly<Record<string, readonly string[]>>
}

/** Those that are this person's, sent for this very question, and still what it takes; locked until `tx` ends. */
export async function takeFiles(
  tx: Tx,
  uploads: Uploads | undefined,
  questions: readonly OwnQuestion[],
  { opportunityId, personId, registrationId, answers }: Answering,
): Promise<AnswerFiles> {
  const taken = new Map<string, UploadedFile>()
  for (const question of questions) {
    const ids = answers[question.id] ?? []
    if (!uploads || question.type !== 'file' || ids.length === 0 || answerProblem(question, ids)) continue
    const place = { purpose: ANSWER_FILES, about: answerPlace(opportunityId, question.id) }
    const holder = registrationId === undefined ? {} : { holder: holderOf(registrationId) }
    const [file] = (await uploads.take(tx, { ...place, personId, ids, ...holder })).values()
    if (file && file.state !== 'harmful' && isTaken(question, file)) taken.set(question.id, file)
  }
  return taken
}

function isTaken(question: OwnQuestion, { type, bytes }: UploadedFile): boolean {
  const { kinds, mostBytes } = fileRuleOf(question)
  return kinds.includes(fileTypes[type].kind) && bytes <= mostBytes
}

/** From now on the registration holds the files of its answers, then and since, and no others. */
export async function holdFiles(tx: Tx, uploads: Uploads | undefined, row: RegistrationRow): Promise<void> {
  await uploads?.hold(
    tx,
    holderOf(row.id),
    allAnswers(row).questions.flatMap(({ file }) => file?.id ?? []),
  )
}

/** Says of files which the virus scanner has not let through. */
export async function withStates(uploads: Uploads | undefined, snapshots: readonly Snapshot[]): Promise<Snapshot[]> {
  const ids = snapshots.flatMap(({ questions }) => questions.flatMap(({ file }) => file?.id ?? []))
  const states = await uploads?.states(ids)
  const said = (answer: Answer): Answer => {
    const state = answer.file && states?.get(answer.file.id)
    return answer.file && state && state !== 'ready' ? { ...answer, file: { ...answer.file, state } } : answer
  }
  return snapshots.map((each) => ({ ...each, questions: each.questions.map(said) }))
}
