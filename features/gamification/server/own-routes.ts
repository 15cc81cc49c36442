import type { Database } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import type { Ledger, Trigger } from '../contract'
import { LinePage, LinesQuery, OwnFigures, Ways } from '../contract/wire'
import { balanceAt, listLines } from './ledger/line-queries'
import { withBalances, whyOf } from './ledger/shown-lines'
import type { Leaderboard } from './ranks/leaderboard'
import { listRules } from './rules/rule-queries'
import type { GamificationTables } from './tables'

export function figuresRoute(book: Ledger, leaderboard: Leaderboard) {
  return endpoint({
    id: 'gamification.own',
    method: 'GET',
    path: '/api/gamification/own',
    access: [signedIn()],
    request: {},
    response: { 200: OwnFigures },
    summary: 'Rank (−1 for none), points and coins of the caller.',
    async handle({ subject }) {
      const { id } = personOf(subject)
      return { UserRank: await leaderboard.rankOf(id), ...(await book.balance(id)) }
    },
  })
}

export function linesRoute(database: Database, triggers: () => readonly Trigger[]) {
  return endpoint({
    id: 'gamification.lines',
    method: 'GET',
    path: '/api/gamification/own/lines',
    access: [signedIn()],
    request: { query: LinesQuery },
    response: { 200: LinePage },
    summary:
      'Why the caller has the points or coins that they have: every change, newest first, with what was there before it.',
    async handle({ query: { currency, after, limit = 20 }, subject, request: { language } }) {
      const db = database.of<GamificationTables>()
      const { id: personId } = personOf(subject)
      const rows = await listLines(db, { personId, currency, ...(after !== undefined && { after }), limit: limit + 1 })
      const [first] = rows
      const top = first ? await balanceAt(db, personId, currency, first.id) : 0
      const items = withBalances(rows.slice(0, limit), top).map((row) => ({
        ...{ id: row.id, amount: row.amount, before: row.before, kind: row.kind, path: row.path },
        text: row.says[language],
        at: row.at.toISOString(),
        reversedAt: row.reversedAt?.toISOString() ?? null,
        why: whyOf(row, triggers(), language),
      }))
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },
  })
}

export function waysRoute(database: Database, triggers: () => readonly Trigger[]) {
  return endpoint({
    id: 'gamification.ways',
    method: 'GET',
    path: '/api/gamification/ways',
    access: 'public',
    request: {},
    response: { 200: Ways },
    summary: 'What gives points and coins, the most first.',
    async handle({ request: { language } }) {
      // What a feature that is switched off would tell of cannot be done.
      const told = new Set(triggers().map(({ id }) => id))
      const all = await listRules(database.of<GamificationTables>())
      const rules = all.filter(({ is_on, trigger }) => is_on && told.has(trigger))
      return {
        items: rules
          .toSorted((a, b) => b.points - a.points)
          .map(({ id, name_en, name_hi, points, coins, per_day, per_person }) => ({
            ...{ id, points, coins, perDay: per_day, perPerson: per_person },
            text: language === 'hi' ? name_hi : name_en,
          })),
      }
    },
  })
}
