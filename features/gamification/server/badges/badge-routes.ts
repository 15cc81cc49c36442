import { Type } from '@sinclair/typebox'
import { type Clock, type Database, dataErrors } from '../../../data/contract'
import type { ProfileFaces } from '../../../profile/contract'
import { findPerson, personOf, signedIn } from '../../../session/contract'
import { endpoint, type Live } from '../../../web/contract'
import { practiceGcIds } from '../../contract'
import { type BadgeNotification, PersonParams, SeenRequest, Shelf, type ShelfBadge, Unseen } from '../../contract/wire'
import { announce } from '../live-topic'
import type { BadgeRow, GamificationTables } from '../tables'
import { earnedOf, listBadges, markSeen, timesOf, unseenOf } from './badge-queries'

type Language = 'en' | 'hi'
const MOST_UNSEEN = 20

const wordsOf = (badge: BadgeRow, language: Language) =>
  language === 'hi' ? { name: badge.name_hi, text: badge.text_hi } : { name: badge.name_en, text: badge.text_en }

export function shelfRoute(database: Database, faces: () => ProfileFaces | undefined) {
  return endpoint({
    id: 'gamification.shelf',
    method: 'GET',
    path: '/api/gamification/people/:id/badges',
    strangers: 'same',
    access: 'public',
    request: { params: PersonParams },
    response: { 200: Shelf },
    rateLimit: { max: 120, seconds: 60, by: 'address' },
    summary: 'The badges of somebody whose page the caller may see; one’s own with what is still to be reached.',
    async handle({ params, subject, request: { language } }) {
      const id = Number(params.id)
      const isOwn = findPerson(subject)?.id === id
      // Nobody there and somebody who hides are one answer.
      if (!isOwn && !(await faces()?.shownTo([id], subject))?.has(id))
        throw dataErrors.notFound('There is no such page, or it is not shown to you.')
      const db = database.of<GamificationTables>()
      const all = await listBadges(db)
      const earned = await earnedOf(db, id)
      const times = isOwn ? await timesOf(db, id) : new Map<number, number>()
      const shelf = ({ level, at, ...badge }: BadgeRow & { level: number; at: Date | null }): ShelfBadge => ({
        slug: badge.slug,
        ...wordsOf(badge, language),
        ...{ hold: badge.hold, level, levels: badge.levels.length },
        at: at?.toISOString() ?? null,
        times: isOwn ? (times.get(badge.id) ?? 0) : null,
        next: isOwn ? (badge.levels[level] ?? null) : null,
      })
      const open = isOwn ? all.filter((badge) => !earned.some((each) => each.id === badge.id)) : []
      return {
        items: [...earned.map(shelf), ...open.map((badge) => shelf({ ...badge, level: 0, at: null }))],
        of: all.length,
      }
    },
  })
}

type UnseenRow = Awaited<ReturnType<typeof unseenOf>>[number]

/** One pop-up for all that lead to the same place: of each badge its highest new level. */
export function notificationsOf(rows: readonly UnseenRow[], language: Language): BadgeNotification[] {
  const highest = new Map<number, UnseenRow>()
  for (const row of rows) if ((highest.get(row.id)?.level ?? 0) < row.level) highest.set(row.id, row)
  const groups = new Map<string, UnseenRow[]>()
  for (const row of highest.values()) {
    const place = `${row.type} ${row.gc_id !== null && practiceGcIds.includes(row.gc_id)}`
    groups.set(place, [...(groups.get(place) ?? []), row])
  }
  return [...groups.values()].map((group, index) => ({
    type: group[0]?.type ?? 'badges',
    index,
    gc_id: group[0]?.gc_id ?? null,
    badge_trigger_ids: group.map((row) => {
      const { name, text } = wordsOf(row, language)
      const { id, hold, level, levels, slug } = row
      const badges = { badge_slug: slug }
      return { id, badge_name: name, description: text, badges, hold, level, levels: levels.length }
    }),
  }))
}

export function unseenRoute(database: Database) {
  return endpoint({
    id: 'gamification.unseen',
    method: 'GET',
    path: '/api/gamification/badges/unseen',
    access: [signedIn()],
    request: {},
    response: { 200: Unseen },
    summary: 'Badges that the caller earned and was not shown (spec §3, badge notification).',
    async handle({ subject, request: { language } }) {
      const rows = await unseenOf(database.of<GamificationTables>(), personOf(subject).id, MOST_UNSEEN)
      return { items: notificationsOf(rows, language) }
    },
  })
}

export function seenRoute(database: Database, clock: Clock, live: Live) {
  return endpoint({
    id: 'gamification.seen',
    method: 'POST',
    path: '/api/gamification/badges/seen',
    access: [signedIn()],
    request: { body: SeenRequest },
    response: { 204: Type.Null() },
    summary: 'These levels of badges were shown: no page of the caller shows them again. Ids of others change nothing.',
    async handle({ body: { badges }, subject }) {
      const { id } = personOf(subject)
      const seen = await markSeen(database.of<GamificationTables>(), id, badges, clock.now())
      if (seen > 0) await announce(live, id, { isBadge: false })
      return null
    },
  })
}
