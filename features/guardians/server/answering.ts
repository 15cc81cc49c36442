import { type Tx } from '../../data/contract'
import { webErrors } from '../../web/contract'
import { consentTakenBack, type ConsentState, guardiansErrors, WORDS_VERSION } from '../contract'
import type { AnswerRequest, AskedConsent } from '../contract/wire'
import type { ConsentParts } from './asking'
import { changeConsent, findByLink } from './consent-queries'
import { givenMail } from './guardian-mails'
import { createToken, hashOf, linkOf } from './links'
import { announce } from './live-topic'
import { toldOf } from './own-templates'
import { type ConsentRow, consentMachine as machine, type GuardiansTables, type Language } from './tables'

/** What whoever holds the link of a mail sees and does. Each throws `link-refused` for a link that is none. Done again, nothing changes. */
export interface Answering {
  look(token: string): Promise<AskedConsent>
  /** Throws `answered` where a consent stands: the link of the mail for keeping takes it back. */
  answer(token: string, answer: AnswerRequest, language: Language): Promise<AskedConsent>
  takeBack(token: string): Promise<AskedConsent>
}

const refused = () =>
  guardiansErrors.linkRefused(
    'This link was replaced by a newer mail, is too old, or is cut short. Open the link of the newest mail, or have it sent again.',
  )

function demandDeclared({ answer, isAdult, isGuardian }: AnswerRequest): void {
  if (answer !== 'given') return
  const missing = [...(isAdult ? [] : ['isAdult']), ...(isGuardian ? [] : ['isGuardian'])]
  if (missing.length === 0) return
  const message = 'Tick this to agree'
  throw webErrors.badRequest('Only an adult who is a parent or guardian can agree. Tick both boxes, or refuse.', {
    errors: missing.map((path) => ({ path, message })),
  })
}

export function createAnswering(parts: ConsentParts): Answering {
  const { database, standings, machines, people, mailer, audit, outbox, live, clock, notices, publicUrl } = parts

  const isForAnswer = (row: ConsentRow, hash: string) => row.answer_hash === hash

  /** A row that this link still opens. Whom another one was named after, and whose time is over, opens nothing. */
  async function open(tx: Tx | undefined, token: string): Promise<{ readonly row: ConsentRow; readonly hash: string }> {
    const hash = hashOf(token)
    const db = tx ? database.on<GuardiansTables>(tx) : database.of<GuardiansTables>()
    const row = await findByLink(db, hash, tx !== undefined)
    const isOver = row && isForAnswer(row, hash) && row.answer_until <= clock.now()
    if (!row || row.state === 'replaced' || isOver) throw refused()
    return { row, hash }
  }

  async function shown(row: ConsentRow, hash: string): Promise<AskedConsent> {
    const [person, { standing: own }] = await Promise.all([people.find(row.person_id), standings.of(row.person_id)])
    if (!person) throw refused()
    const isFree = own === 'free'
    const mayAnswer = isForAnswer(row, hash) && (row.state === 'asked' || row.state === 'refused')
    const mayTakeBack = !isForAnswer(row, hash) && row.state === 'given'
    return {
      person: person.name,
      guardian: row.guardian_name,
      standing: isFree ? 'free' : (row.state as Exclude<ConsentState, 'replaced'>),
      may: isFree ? 'nothing' : mayAnswer ? 'answer' : mayTakeBack ? 'take-back' : 'nothing',
      until: isForAnswer(row, hash) ? row.answer_until.toISOString() : null,
      answeredAt: row.answered_at?.toISOString() ?? null,
      takenBackAt: row.taken_back_at?.toISOString() ?? null,
      wordsVersion: row.words_version ?? WORDS_VERSION,
    }
  }

  async function tell(tx: Tx, row: ConsentRow) {
    const { person_id: personId, state } = row
    await audit.record(tx, { personId: undefined, action: `guardians.${state}`, about: `person:${personId}` })
    await notices()?.tell(tx, toldOf(row, clock.now()))
    await announce(live, personId, tx)
  }

  async function agree(tx: Tx, row: ConsentRow): Promise<void> {
    const token = createToken()
    await changeConsent(database.on<GuardiansTables>(tx), row.id, { take_back_hash: hashOf(token) })
    const person = await people.find(row.person_id, tx)
    await mailer.send(tx, givenMail(row, person?.name ?? '', linkOf(publicUrl, token, row.language)))
  }

  return {
    async look(token) {
      const { row, hash } = await open(undefined, token)
      return shown(row, hash)
    },
    async answer(token, said, language) {
      demandDeclared(said)
      const { row, hash } = await database.transact(async (tx) => {
        const found = await open(tx, token)
        if (!isForAnswer(found.row, found.hash)) throw refused()
        if (found.row.state === said.answer) return found
        if (found.row.state === 'given' || found.row.state === 'taken-back')
          throw guardiansErrors.answered(
            'You agreed by this link before. The link of the mail that you got then takes it back.',
          )
        await machines.move(tx, machine, { id: found.row.id, to: said.answer, by: undefined, from: [found.row.state] })
        const evidence = { words_version: WORDS_VERSION, words_language: language, way: 'mail-link' } as const
        const row = await changeConsent(database.on<GuardiansTables>(tx), found.row.id, {
          ...evidence,
          answered_at: clock.now(),
        })
        if (said.answer === 'given') await agree(tx, row)
        await tell(tx, row)
        return { ...found, row }
      })
      return shown(row, hash)
    },
    async takeBack(token) {
      const { row, hash } = await database.transact(async (tx) => {
        const found = await open(tx, token)
        if (isForAnswer(found.row, found.hash)) throw refused()
        if (found.row.state === 'taken-back') return found
        await machines.move(tx, machine, { id: found.row.id, to: 'taken-back', by: undefined, from: ['given'] })
        const row = await changeConsent(database.on<GuardiansTables>(tx), found.row.id, { taken_back_at: clock.now() })
        await outbox.publish(tx, consentTakenBack({ personId: row.person_id }))
        await tell(tx, row)
        return { ...found, row }
      })
      return shown(row, hash)
    },
  }
}
