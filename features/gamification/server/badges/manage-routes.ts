import { type Audit, type Database, dataErrors } from '../../../data/contract'
import { permission, personOf } from '../../../session/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { gamificationErrors } from '../../contract'
import * as wire from '../../contract/wire-admin'
import { changedMeanwhile } from '../changed-meanwhile'
import { MANAGE } from '../manage-permission'
import type { BadgeRow, GamificationTables } from '../tables'
import { changeBadge, findBadge, insertBadge } from './badge-queries'

const RISING = 'Each level takes more times than the one before.'
const access = [permission(MANAGE)]

export const badgeOf = (row: BadgeRow): wire.Badge => ({
  ...{ id: row.id, version: row.version, slug: row.slug, hold: row.hold, type: row.type, gcId: row.gc_id },
  ...{ nameEn: row.name_en, nameHi: row.name_hi, textEn: row.text_en, textHi: row.text_hi, levels: [...row.levels] },
})

type Changeable = wire.ChangeBadge['content']

const rowOf = ({ nameEn, nameHi, textEn, textHi, hold, type, gcId }: Changeable) => ({
  ...{ name_en: nameEn.trim(), name_hi: nameHi.trim(), text_en: textEn.trim(), text_hi: textHi.trim() },
  ...{ hold, type, gc_id: gcId },
})

export function addBadgeRoute(database: Database, audit: Audit) {
  return endpoint({
    id: 'gamification.add-badge',
    method: 'POST',
    path: '/api/gamification/badges',
    access,
    request: { body: wire.BadgeContent },
    response: { 201: wire.Badge },
    summary: 'Adds a badge, which a rule can give.',
    async handle({ body, subject }) {
      const { slug, levels } = body
      if (levels.some((at, place) => at <= (levels[place - 1] ?? 0)))
        throw webErrors.badRequest(RISING, { errors: [{ path: 'levels', message: RISING }] })
      const badge = await database.transact(async (tx) => {
        const added = await insertBadge(database.on<GamificationTables>(tx), { ...rowOf(body), slug, levels })
        if (!added) throw gamificationErrors.slugTaken(`There is a badge “${slug}” already. Choose another name.`)
        const about = `badge:${added.id}`
        await audit.record(tx, {
          personId: personOf(subject).id,
          action: 'gamification.badge-added',
          about,
          detail: body,
        })
        return added
      })
      return answer(201, badgeOf(badge))
    },
  })
}

export function changeBadgeRoute(database: Database, audit: Audit) {
  return endpoint({
    id: 'gamification.change-badge',
    method: 'PUT',
    path: '/api/gamification/badges/:id',
    strangers: 'same',
    access,
    request: { params: wire.RuleParams, body: wire.ChangeBadge },
    response: { 200: wire.Badge },
    summary: 'Changes words and looks of a badge; its levels stay, because people have reached them.',
    handle: ({ params: { id }, body: { content, version }, subject }) =>
      database.transact(async (tx) => {
        const db = database.on<GamificationTables>(tx)
        const before = await findBadge(db, Number(id))
        if (!before) throw dataErrors.notFound(`There is no badge ${id}.`)
        const now = await changeBadge(db, before.id, version, rowOf(content))
        if (!now) throw changedMeanwhile(before.name_en)
        const about = `badge:${id}`
        await audit.record(tx, {
          personId: personOf(subject).id,
          action: 'gamification.badge-changed',
          about,
          detail: content,
        })
        return badgeOf(now)
      }),
  })
}
