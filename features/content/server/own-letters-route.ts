import type { Database } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { OwnLetters, OwnLettersQuery } from '../contract/wire'
import { listLetters } from './letter-queries'
import type { ContentTables } from './tables'

const PAGE = 20

export function ownLettersRoute(database: Database) {
  return endpoint({
    id: 'content.own-letters',
    method: 'GET',
    path: '/api/content/letters/mine',
    access: [signedIn()],
    request: { query: OwnLettersQuery },
    response: { 200: OwnLetters },
    summary: 'What the caller wrote to the team while signed in, and what became of each; newest first.',
    async handle({ query: { after }, subject }) {
      const wanted = { personId: personOf(subject).id, after }
      const rows = await listLetters(database.of<ContentTables>(), wanted, PAGE)
      const items = rows.slice(0, PAGE).map(({ id, kind, state, subject, text, sent_at }) => ({
        ...{ id, kind, state, subject, text },
        sentAt: sent_at.toISOString(),
      }))
      return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null }
    },
  })
}
