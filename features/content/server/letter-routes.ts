import type { Audit, Clock, Database, StateMachines } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import type { Notices } from '../../notifications/contract'
import { findPerson, type People, permission, personOf } from '../../session/contract'
import { answer, endpoint, webErrors } from '../../web/contract'
import { Letter, LetterParams, LetterRequest, LetterSent, Letters, LettersQuery, SettleRequest } from '../contract/wire'
import { receiptMail, teamMail } from './letter-mails'
import { settledNotice } from './letter-news'
import { findLetter, insertLetter, listLetters } from './letter-queries'
import { READ_LETTERS } from './may-read'
import { provedAddresses } from './proved-addresses'
import type { ContentSettings } from './settings'
import { type ContentTables, letterMachine, type LetterRow } from './tables'

const PAGE = 20

const letterOf = ({ id, kind, state, name, email, subject, text, sent_at, version }: LetterRow): Letter => ({
  id,
  kind,
  state,
  name,
  email,
  subject,
  text,
  sentAt: sent_at.toISOString(),
  version,
})

export function sendLetterRoute(
  database: Database,
  machines: StateMachines,
  clock: Clock,
  mailer: Mailer,
  people: () => People | undefined,
  { contactEmail, publicUrl }: ContentSettings,
) {
  const addressesOf = provedAddresses(people)
  return endpoint({
    id: 'content.send-letter',
    method: 'POST',
    path: '/api/content/letters',
    access: 'public',
    rateLimit: { max: 10, seconds: 3600, by: 'subject' },
    request: { body: LetterRequest },
    response: { 201: LetterSent },
    summary: 'A question to the team, or a wish for the product. Whoever is signed in writes as themselves.',
    async handle({ body, subject, request }) {
      const person = findPerson(subject)
      const { kind, text } = body
      const email = person?.email ?? body.email
      if (kind === 'contact' && !email)
        throw webErrors.badRequest('Say where we can answer.', {
          errors: [{ path: 'email', message: 'Please enter a valid Email' }],
        })
      const id = await database.transact(async (tx) => {
        const row = {
          kind,
          text: text.trim(),
          subject: body.subject.trim(),
          state: 'new' as const,
          person_id: person?.id ?? null,
          name: person?.name ?? body.name ?? null,
          email: email ?? null,
          sent_at: clock.now(),
        }
        const made = await insertLetter(database.on<ContentTables>(tx), row)
        await machines.begin(tx, letterMachine, { id: made, state: 'new', by: person?.id })
        const letter = { ...row, id: made }
        if (kind === 'contact' && contactEmail) await mailer.send(tx, teamMail(letter, contactEmail, publicUrl))
        // Who is signed in may have signed up with a stranger's address.
        const proved = kind === 'contact' && person ? await addressesOf(person.id, tx) : []
        if (person && proved.includes(person.email.toLowerCase()))
          await mailer.send(tx, receiptMail(letter, person.email, request.language))
        return made
      })
      return answer(201, { id })
    },
  })
}

export function listLettersRoute(database: Database) {
  return endpoint({
    id: 'content.letters',
    method: 'GET',
    path: '/api/content/letters',
    access: [permission(READ_LETTERS)],
    request: { query: LettersQuery },
    response: { 200: Letters },
    summary: 'What people wrote, newest first.',
    async handle({ query }) {
      const rows = await listLetters(database.of<ContentTables>(), query, PAGE)
      const items = rows.slice(0, PAGE).map(letterOf)
      return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null }
    },
  })
}

export function settleLetterRoute(
  database: Database,
  machines: StateMachines,
  audit: Audit,
  clock: Clock,
  notices: () => Notices | undefined,
) {
  return endpoint({
    id: 'content.settle-letter',
    method: 'POST',
    path: '/api/content/letters/:id/state',
    strangers: 'same',
    access: [permission(READ_LETTERS)],
    request: { params: LetterParams, body: SettleRequest },
    response: { 200: Letter },
    summary: 'Says what became of a letter; whoever wrote it while signed in is told.',
    async handle({ params: { id }, body: { to, from: seen }, subject }) {
      const { id: by } = personOf(subject)
      return database.transact(async (tx) => {
        const { from } = await machines.move(tx, letterMachine, { id, to, by, ...(seen && { from: [seen] }) })
        await audit.record(tx, { personId: by, action: 'content.settled', about: `letter:${id}`, detail: { from, to } })
        const row = await findLetter(database.on<ContentTables>(tx), id)
        if (!row) throw webErrors.notFound(`There is no letter ${id}.`)
        if (row.person_id !== null && row.person_id !== by)
          await notices()?.tell(tx, settledNotice(row, row.person_id, clock.now()))
        return letterOf(row)
      })
    },
  })
}
