import { type Database, houseDay, type Tx } from '../../../data/contract'
import type { People } from '../../../session/contract'
import { type Awards, type Happened, MOST_POINTS_A_DAY, type Said } from '../../contract'
import type { Badges } from '../badges/badges'
import type { Book } from '../ledger/ledger'
import { lockUnlessErased } from '../person/lock-unless-erased'
import type { PersonFacts } from '../person/person-facts'
import type { Db, GamificationTables, HappeningRow, RuleRow } from '../tables'
import { allowance, isMeant } from './allowance'
import {
  beforeOf,
  insertHappenings,
  lastUndoings,
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

/** In the order of each person: nobody stands twice in a wave. */
function wavesOf(deeds: readonly Happened[]): readonly (readonly Happened[])[] {
  const waves: Happened[][] = []
  const met = new Map<number, number>()
  for (const deed of deeds) {
    const nth = met.get(deed.personId) ?? 0
    met.set(deed.personId, nth + 1)
    const wave = waves[nth]
    if (wave) wave.push(deed)
    else waves.push([deed])
  }
  return waves
}

/** One person's happenings are judged one after the other, on whichever node: caps and badges count what was before. */
export function createAwards({ database, book, badges, facts, people }: AwardParts): Awards {
  const on = (tx: Tx): Db => database.on<GamificationTables>(tx)

  /** What rules say for each, one of a person. */
  async function award(tx: Tx, happenings: readonly HappeningRow[]): Promise<void> {
    if (happenings.length === 0) return
    const db = on(tx)
    const rules = await rulesOn(db, [...new Set(happenings.map(({ trigger }) => trigger))])
    if (rules.length === 0) return
    const who = await facts.of(
      happenings.map((each) => each.person_id),
      tx,
    )
    for (const rule of rules) {
      const meant = happenings.filter(
        (each) => each.trigger === rule.trigger && isMeant(rule.audience, who(each.person_id)),
      )
      if (meant.length === 0) continue
      const before = await beforeOf(
        db,
        rule.id,
        meant.map((each) => ({ personId: each.person_id, day: houseDay(each.at) })),
      )
      const given = meant.flatMap((happening) => {
        const gift = allowance(rule, before(happening.person_id))
        return gift ? [{ happening, gift }] : []
      })
      await book.post(
        tx,
        given.map(({ happening: { id, person_id, title, path, at }, gift }) => ({
          ...{ ...gift, kind: 'rule', personId: person_id, key: `rule:${rule.id}:${id}`, at },
          ...{ ruleId: rule.id, badgeId: rule.badge_id, happeningId: id, path: path ?? undefined },
          says: saidOf(rule, title, gift.points < rule.points),
        })),
      )
      if (rule.badge_id === null) continue
      const holders = given.map(({ happening }) => ({ personId: happening.person_id, eventId: happening.event_id }))
      await badges.settle(tx, rule.badge_id, holders)
    }
  }

  async function hear(tx: Tx, deeds: readonly Happened[]): Promise<void> {
    const db = on(tx)
    const there = await lockUnlessErased(
      people,
      tx,
      db,
      deeds.map(({ personId }) => personId),
    )
    const told = deeds.filter(({ personId }) => there.has(personId))
    if (told.length === 0) return
    const undoings = new Map((await lastUndoings(db, told)).map((each) => [each.person_id, each.at]))
    const standing = new Set((await standingHappenings(db, told)).map((each) => each.person_id))
    const rows = told.map(({ title, path = null, eventId, at, trigger, personId, subject }) => {
      const undoneAt = undoings.get(personId)
      const undone_at = undoneAt && at <= undoneAt ? undoneAt : null
      return { event_id: eventId, trigger, person_id: personId, subject, title, path, at, undone_at }
    })
    const made = await insertHappenings(db, rows)
    await award(
      tx,
      made.filter((each) => each.undone_at === null && !standing.has(each.person_id)),
    )
  }

  async function happenedAll(tx: Tx, deeds: readonly Happened[]): Promise<void> {
    for (const wave of wavesOf(deeds)) await hear(tx, wave)
  }

  return {
    async given(trigger) {
      const rules = await rulesOn(database.of<GamificationTables>(), [trigger])
      return rules.map(({ points, coins, per_day: perDay, per_person: perPerson }) => ({
        ...{ points, coins, perDay, perPerson },
      }))
    },
    happened: (tx, deed) => happenedAll(tx, [deed]),
    happenedAll,
    async undone(tx, deed, at) {
      const db = on(tx)
      const { personId } = deed
      if (!(await lockUnlessErased(people, tx, db, [personId])).has(personId)) return
      await noteUndoing(db, deed, at)
      const standing = await standingHappenings(db, [deed])
      const ids = standing.filter((each) => each.at <= at).map(({ id }) => id)
      if (ids.length === 0) return
      await undoHappenings(db, ids, at)
      for (const id of await standingTransfers(db, ids)) await book.reverse(tx, id, takenBack)
      // Done again before this was heard: it counted for nothing while the first one stood.
      const again = standing.filter((each) => each.at > at)
      const hasGiven = await standingTransfers(
        db,
        again.map(({ id }) => id),
      )
      if (hasGiven.length === 0) await award(tx, again.slice(0, 1))
    },
  }
}
