import { type Database, houseDay, type Tx } from '../../../data/contract'
import type { People } from '../../../session/contract'
import { type Awards, MOST_POINTS_A_DAY, type Said } from '../../contract'
import type { Badges } from '../badges/badges'
import type { Book } from '../ledger/ledger'
import { lockUnlessErased } from '../person/lock-unless-erased'
import type { PersonFacts } from '../person/person-facts'
import type { Db, GamificationTables, HappeningRow, RuleRow } from '../tables'
import { allowance, isMeant } from './allowance'
import {
  beforeOf,
  insertHappening,
  lastUndoing,
  noteUndoing,
  rulesOn,
  standingHappenings,
  standingTransfers,
  undoHappenings,
} from './rule-queries'

interface AwardParts {
  readonly database: Database
  readonly book: Book
  readonly badges: Badges
  readonly facts: PersonFacts
  readonly people: People
}

function saidOf(rule: RuleRow, title: string, isCut: boolean): Said {
  const about = title && `: ${title}`
  return {
    en: rule.name_en + about + (isCut ? ` (points cut: a day has ${MOST_POINTS_A_DAY} at most)` : ''),
    hi: rule.name_hi + about + (isCut ? ` (अंक घटे: एक दिन में ज़्यादा से ज़्यादा ${MOST_POINTS_A_DAY})` : ''),
  }
}

export const takenBack: Said = { en: 'Taken back', hi: 'वापस लिया गया' }

/** One person's happenings are judged one after the other, on whichever node: caps and badges count what was before. */
export function createAwards({ database, book, badges, facts, people }: AwardParts): Awards {
  const on = (tx: Tx): Db => database.on<GamificationTables>(tx)

  /** What rules say for it. Nothing for a happening that has it already. */
  async function award(tx: Tx, happening: HappeningRow): Promise<void> {
    const { id: happeningId, event_id: eventId, trigger, person_id: personId, title, path, at } = happening
    const db = on(tx)
    const rules = await rulesOn(db, trigger)
    if (rules.length === 0) return
    const who = await facts.of(tx, personId)
    const day = houseDay(at)
    for (const rule of rules) {
      if (!isMeant(rule.audience, who)) continue
      const gift = allowance(rule, await beforeOf(db, rule.id, personId, day))
      if (!gift) continue
      const key = `rule:${rule.id}:${happeningId}`
      const about = {
        personId,
        key,
        says: saidOf(rule, title, gift.points < rule.points),
        ruleId: rule.id,
        badgeId: rule.badge_id,
        happeningId,
        at,
      }
      await book.post(tx, { ...about, ...gift, kind: 'rule', path: path ?? undefined })
      if (rule.badge_id !== null) await badges.settle(tx, personId, rule.badge_id, eventId)
    }
  }

  return {
    async given(trigger) {
      const rules = await rulesOn(database.of<GamificationTables>(), trigger)
      return rules.map(({ points, coins, per_day: perDay, per_person: perPerson }) => ({
        ...{ points, coins, perDay, perPerson },
      }))
    },
    async happened(tx, { title, path = null, eventId, at, ...deed }) {
      const db = on(tx)
      const { trigger, personId, subject } = deed
      if (!(await lockUnlessErased(people, tx, db, personId))) return
      const undoneAt = await lastUndoing(db, deed)
      const isUndone = undoneAt !== null && at <= undoneAt
      const before = await standingHappenings(db, deed)
      const told = { event_id: eventId, trigger, person_id: personId, subject, title, path, at }
      const row = { ...told, undone_at: isUndone ? undoneAt : null }
      const id = await insertHappening(db, row)
      if (id !== undefined && !isUndone && before.length === 0) await award(tx, { id, ...row })
    },
    async undone(tx, deed, at) {
      const db = on(tx)
      if (!(await lockUnlessErased(people, tx, db, deed.personId))) return
      await noteUndoing(db, deed, at)
      const standing = await standingHappenings(db, deed)
      const ids = standing.filter((each) => each.at <= at).map(({ id }) => id)
      if (ids.length === 0) return
      await undoHappenings(db, ids, at)
      for (const id of await standingTransfers(db, ids)) await book.reverse(tx, id, takenBack)
      // Done again before this was heard: it counted for nothing while the first one stood.
      const again = standing.filter((each) => each.at > at)
      const [next] = again
      const hasGiven = await standingTransfers(
        db,
        again.map(({ id }) => id),
      )
      if (next && hasGiven.length === 0) await award(tx, next)
    },
  }
}
