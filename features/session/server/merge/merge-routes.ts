import { Type } from '@sinclair/typebox'
import type { Database, MovedPart } from '../../../data/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { permission, personOf, signedIn } from '../../contract'
import {
  Merge,
  MergeAsked,
  MergeParams,
  MergeRequest,
  MergesQuery,
  Merges as MergeList,
  OwnMergeRequest,
} from '../../contract/wire-merge'
import { listAccounts } from '../account-queries'
import type { Codes } from '../codes/codes'
import type { Proofs } from '../proofs/proofs'
import { findMerge, listMerges, type MergeRow, type MergeTables } from './merge-queries'
import { hasPart, MERGE, type Merges } from './merges'

export interface MergeRouteParts {
  readonly database: Database
  readonly merges: Merges
  readonly codes: Codes
  readonly proofs: Proofs
}

const PATH = '/api/session/merges'
const MOST = 50
const rateLimit = { max: 30, seconds: 3600, by: 'subject' } as const
type Language = 'en' | 'hi'

const shown = (parts: readonly MovedPart[], language: Language) =>
  parts
    .filter(({ moved, stayed }) => moved + stayed > 0)
    .map(({ id, label, both, moved, stayed }) => ({
      ...{ id, moved, stayed },
      label: label[language],
      both: stayed > 0 ? (both?.[language] ?? null) : null,
    }))

async function mergesOf(database: Database, rows: readonly MergeRow[], language: Language): Promise<Merge[]> {
  const ids = rows.flatMap((row) => [row.from_person, row.to_person, row.by_person ?? 0])
  const known = new Map((await listAccounts(database.of(), [...new Set(ids)])).map((each) => [each.id, each]))
  const account = (id: number) => ({ id, name: known.get(id)?.name ?? '', email: known.get(id)?.email ?? '' })
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    from: { ...account(row.from_person), ...(row.from_email && { email: row.from_email }) },
    to: account(row.to_person),
    by: row.by_person === null || row.by_person === row.to_person ? null : account(row.by_person).name,
    reason: row.reason,
    at: row.at.toISOString(),
    until: row.until.toISOString(),
    parts: shown(row.parts, language),
  }))
}

export const mergeRoutes = [
  ({ database, merges }: MergeRouteParts) =>
    endpoint({
      id: 'session.propose-merge',
      method: 'POST',
      path: PATH,
      access: [permission(MERGE)],
      request: { body: MergeRequest },
      response: { 201: MergeAsked },
      rateLimit,
      summary: 'Names two accounts of one person and which of them stays; nothing has changed yet.',
      handle: async ({ body: { from, to, reason }, subject }) =>
        answer(201, {
          id: await database.transact((tx) => merges.propose(tx, { from, to }, personOf(subject), reason)),
        }),
    }),
  ({ codes, merges, proofs }: MergeRouteParts) =>
    endpoint({
      id: 'session.propose-own-merge',
      method: 'POST',
      path: `${PATH}/mine`,
      access: [signedIn()],
      request: { body: OwnMergeRequest },
      response: { 201: MergeAsked },
      rateLimit,
      summary:
        "Names another account of the caller's, proved by the code that was mailed to it; nothing has changed yet.",
      async handle({ body, subject, request }) {
        const person = personOf(subject)
        await proofs.demand(person)
        const id = await codes.use(body, request, (tx, from) =>
          merges.propose(tx, { from, to: person.id }, person, 'proved both accounts', true),
        )
        return answer(201, { id })
      },
    }),
  ({ database }: MergeRouteParts) =>
    endpoint({
      id: 'session.merges',
      method: 'GET',
      path: PATH,
      access: [permission(MERGE)],
      request: { query: MergesQuery },
      response: { 200: MergeList },
      summary: 'The last fifty merges, of one person or of all.',
      async handle({ query: { person }, request: { language } }) {
        const rows = await listMerges(database.of<MergeTables>(), person ? Number(person) : undefined, MOST)
        return { items: await mergesOf(database, rows, language) }
      },
    }),
  ({ database }: MergeRouteParts) =>
    endpoint({
      id: 'session.own-merges',
      method: 'GET',
      path: `${PATH}/mine`,
      access: [signedIn()],
      request: {},
      response: { 200: MergeList },
      summary: "What was merged into the caller's account.",
      async handle({ subject, request: { language } }) {
        const rows = await listMerges(database.of<MergeTables>(), personOf(subject).id, MOST)
        return { items: await mergesOf(database, rows, language) }
      },
    }),
  ({ database, merges }: MergeRouteParts) =>
    endpoint({
      id: 'session.merge',
      method: 'GET',
      path: `${PATH}/:id`,
      strangers: 404,
      access: [signedIn()],
      request: { params: MergeParams },
      response: { 200: Merge },
      rateLimit: { max: 60, seconds: 3600, by: 'subject' },
      summary: 'One merge: what went over, or what would.',
      async handle({ params, subject, request: { language } }) {
        const row = await findMerge(database.of<MergeTables>(), params.id)
        // Whoever has no part in it is not told that it is there.
        if (!row || !hasPart(personOf(subject), row)) throw webErrors.notFound('There is no such merge of yours.')
        const parts = row.state === 'proposed' ? await merges.look(row) : row.parts
        const [merge] = await mergesOf(database, [{ ...row, parts }], language)
        return merge
      },
    }),
  ({ merges }: MergeRouteParts) =>
    endpoint({
      id: 'session.confirm-merge',
      method: 'POST',
      path: `${PATH}/:id/confirm`,
      strangers: 404,
      access: [signedIn()],
      request: { params: MergeParams },
      response: { 204: Type.Null() },
      rateLimit,
      summary: 'Does it: rows go over, the sessions of the account that ends are over, both addresses are told.',
      async handle({ params, subject }) {
        await merges.confirm(params.id, personOf(subject))
        return answer(204, null)
      },
    }),
  ({ merges, proofs }: MergeRouteParts) =>
    endpoint({
      id: 'session.undo-merge',
      method: 'POST',
      path: `${PATH}/:id/undo`,
      strangers: 404,
      access: [signedIn()],
      request: { params: MergeParams },
      response: { 204: Type.Null() },
      rateLimit,
      summary: 'Takes it back within 30 days, by whoever may merge or whose account it is.',
      async handle({ params, subject }) {
        const person = personOf(subject)
        if (!person.permissions.includes(MERGE)) await proofs.demand(person)
        await merges.undo(params.id, person)
        return answer(204, null)
      },
    }),
]
