import { Type } from '@sinclair/typebox'
import { type Audit, type Clock, type Database, dataErrors, type StateMachines, type Tx } from '../../../data/contract'
import { permission, personOf } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { APPROVE, bannerErrors } from '../../contract'
import { AdId, ChangeNotice, ManagedNotices, NoticeContent, NoticesQuery, VersionBody } from '../../contract/wire-admin'
import type { BannersTables, NoticeRow } from '../tables'
import { noticeMachine } from './notice-machine'
import { changeNotice, insertNotice, listNotices, lockNotice } from './notice-queries'
import type { Telling } from './telling'

export interface NoticeParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly audit: Audit
  readonly clock: Clock
  readonly telling: Telling
}

const ALL = '/api/banners/manage/notices'
const access = [permission(APPROVE)]

function demandTimes({ startsAt, endsAt }: NoticeContent, now: Date): void {
  const from = startsAt === null ? now.getTime() : Date.parse(startsAt)
  if (endsAt !== null && Date.parse(endsAt) <= Math.max(from, now.getTime()))
    throw bannerErrors.notReady('It would be over before anybody sees it. Choose a later end.')
}

/** As it was read, held until the transaction ends. Throws `not-found`, `state-not-allowed` once it was stopped, `version-conflict`. */
async function lockAs({ database }: NoticeParts, tx: Tx, id: number, version: number): Promise<NoticeRow> {
  const row = await lockNotice(database.on<BannersTables>(tx), id)
  if (!row) throw dataErrors.notFound('There is no such notice.')
  if (row.state === 'stopped') throw dataErrors.stateNotAllowed('This notice was stopped. Write a new one.')
  if (row.version !== version) throw dataErrors.versionConflict('Somebody changed this notice. Load it again.')
  return row
}

export function listNoticesRoute({ database, clock }: NoticeParts) {
  return endpoint({
    id: 'banners.managed-notices',
    method: 'GET',
    path: ALL,
    access,
    request: { query: NoticesQuery },
    response: { 200: ManagedNotices },
    summary: 'Notices, newest first.',
    async handle({ query: { after, limit = 20 } }) {
      const rows = await listNotices(database.of<BannersTables>(), { after, limit: limit + 1, now: clock.now() })
      const items = rows.slice(0, limit).map(({ id, version, phase, content, starts_at, ends_at }) => ({
        ...{ id, version, phase },
        content: { ...content, startsAt: starts_at.toISOString(), endsAt: ends_at?.toISOString() ?? null },
      }))
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },
  })
}

export function addNoticeRoute({ database, machines, audit, clock, telling }: NoticeParts) {
  return endpoint({
    id: 'banners.notice-add',
    method: 'POST',
    path: ALL,
    access,
    request: { body: NoticeContent },
    response: { 200: Type.Object({ id: Type.Integer() }) },
    summary: 'Says something to everybody, or to whom it concerns, from its start to its end.',
    async handle({ body: content, subject }) {
      const [by, now] = [personOf(subject).id, clock.now()]
      demandTimes(content, now)
      return database.transact(async (tx) => {
        const id = await insertNotice(database.on<BannersTables>(tx), content, by, now)
        await machines.begin(tx, noticeMachine, { id, state: 'on', by })
        const detail = { text: content.textEn, severity: content.severity }
        await audit.record(tx, { personId: by, action: 'banners.notice-added', about: `notice:${id}`, detail })
        await telling.tell(tx)
        return { id }
      })
    },
  })
}

export function changeNoticeRoute(parts: NoticeParts) {
  const { database, audit, clock, telling } = parts
  return endpoint({
    id: 'banners.notice-change',
    method: 'PUT',
    path: `${ALL}/:id`,
    access,
    strangers: 'same',
    request: { params: AdId, body: ChangeNotice },
    response: { 204: Type.Null() },
    summary: 'Changes a notice; who closed it is told again.',
    async handle({ params, body: { content, version }, subject }) {
      const [by, now] = [personOf(subject).id, clock.now()]
      demandTimes(content, now)
      await database.transact(async (tx) => {
        const row = await lockAs(parts, tx, Number(params.id), version)
        await changeNotice(database.on<BannersTables>(tx), row.id, content, now)
        const detail = { text: content.textEn, severity: content.severity }
        await audit.record(tx, { personId: by, action: 'banners.notice-changed', about: `notice:${row.id}`, detail })
        await telling.tell(tx)
      })
      return null
    },
  })
}

export function stopNoticeRoute(parts: NoticeParts) {
  const { database, machines, audit, telling } = parts
  return endpoint({
    id: 'banners.notice-stop',
    method: 'POST',
    path: `${ALL}/:id/stop`,
    access,
    strangers: 'same',
    request: { params: AdId, body: VersionBody },
    response: { 204: Type.Null() },
    summary: 'Takes a notice off all pages, as it was read.',
    async handle({ params, body: { version }, subject }) {
      const by = personOf(subject).id
      await database.transact(async (tx) => {
        const { id } = await lockAs(parts, tx, Number(params.id), version)
        await machines.move(tx, noticeMachine, { id, to: 'stopped', by })
        await audit.record(tx, { personId: by, action: 'banners.notice-stopped', about: `notice:${id}` })
        await telling.tell(tx)
      })
      return null
    },
  })
}
