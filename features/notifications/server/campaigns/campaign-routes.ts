import { Type } from '@sinclair/typebox'
import { type Audit, dataErrors, type JobQueue, type Tx } from '../../../data/contract'
import { permission, personOf } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { type Channel, notificationErrors } from '../../contract'
import {
  type Campaign,
  CampaignChoices,
  CampaignContent,
  CampaignPage,
  ChangeCampaign,
  CountAnswer,
  CountRequest,
  DeliveryId,
  KeysetQuery,
  SendCampaign,
} from '../../contract/wire-admin'
import { dropWaiting } from '../delivering/delivery-queries'
import { MANAGE } from '../manage-permission'
import { inApp } from '../preferences/preference-routes'
import type { CampaignRow, NotificationsTables } from '../tables'
import { CAMPAIGN_JOB, CAMPAIGN_TEMPLATE, type CampaignParts } from './campaign-job'
import { campaignMachine } from './campaign-machine'
import {
  changeCampaign,
  deleteDraft,
  eventOf,
  insertCampaign,
  listCampaigns,
  lockCampaign,
  reportOf,
  setSendAt,
} from './campaign-queries'
import { countMembers } from './members'

export interface CampaignRouteParts extends CampaignParts {
  readonly queue: JobQueue
  readonly audit: Audit
  readonly channels: () => readonly Channel[]
}

const BASE = '/api/notifications/campaigns'
const access = [permission(MANAGE)]
const made = { 200: Type.Object({ id: Type.Integer() }) }

export function choicesRoute({ audiences, channels }: CampaignRouteParts) {
  return endpoint({
    id: 'notifications.campaign-choices',
    method: 'GET',
    path: `${BASE}/choices`,
    access,
    request: {},
    response: { 200: CampaignChoices },
    summary: 'What people can be chosen by, and by which ways they can be told.',
    async handle({ request: { language } }) {
      return {
        audiences: audiences().map(({ id, label, choices = [] }) => ({
          id,
          label: label[language],
          choices: choices.map((each) => ({ value: each.value, label: each.label[language] })),
        })),
        channels: [inApp, ...channels()].map(({ id, label }) => ({ id, label: label[language] })),
      }
    },
  })
}

export function countRoute(parts: CampaignRouteParts) {
  return endpoint({
    id: 'notifications.campaign-count',
    method: 'POST',
    path: `${BASE}/count`,
    access,
    request: { body: CountRequest },
    response: { 200: CountAnswer },
    rateLimit: { max: 60, seconds: 60 },
    summary: 'How many people an audience has at this moment.',
    handle: async ({ body }) => ({ count: await countMembers(parts, body.audience) }),
  })
}

export function listCampaignsRoute({ database }: CampaignRouteParts) {
  return endpoint({
    id: 'notifications.campaigns',
    method: 'GET',
    path: BASE,
    access,
    request: { query: KeysetQuery },
    response: { 200: CampaignPage },
    summary: 'Messages to many, newest first, with what came of each.',
    async handle({ query: { after, limit = 20 } }) {
      const db = database.of<NotificationsTables>()
      const rows = await listCampaigns(db, after, limit + 1)
      const items = await Promise.all(
        rows
          .slice(0, limit)
          .map(async (row) => ({ ...shown(row), report: { told: row.told, ...(await reportOf(db, row.id)) } })),
      )
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },
  })
}

const shown = (row: CampaignRow): Omit<Campaign, 'report'> => ({
  id: row.id,
  version: row.version,
  state: row.state,
  content: row.content,
  sendAt: row.send_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export function composeRoute({ database, machines, clock }: CampaignRouteParts) {
  return endpoint({
    id: 'notifications.campaign-compose',
    method: 'POST',
    path: BASE,
    access,
    request: { body: CampaignContent },
    response: made,
    summary: 'Writes a message to many; nothing goes out yet.',
    async handle({ body: content, subject }) {
      const by = personOf(subject).id
      return database.transact(async (tx) => {
        const id = await insertCampaign(database.on<NotificationsTables>(tx), { content, by, at: clock.now() })
        await machines.begin(tx, campaignMachine, { id, state: 'draft', by })
        return { id }
      })
    },
  })
}

async function lockDraft({ database }: CampaignRouteParts, tx: Tx, id: number, version: number): Promise<CampaignRow> {
  const row = await lockCampaign(database.on<NotificationsTables>(tx), id)
  if (!row) throw dataErrors.notFound('There is no such message. Somebody may have deleted it.')
  if (row.state !== 'draft')
    throw dataErrors.stateNotAllowed('This message is planned, on its way or out already. Write a new one.')
  if (row.version !== version) throw dataErrors.versionConflict('Somebody changed this message. Load it again.')
  return row
}

export function changeCampaignRoute(parts: CampaignRouteParts) {
  const { database, clock } = parts
  return endpoint({
    id: 'notifications.campaign-change',
    method: 'PUT',
    path: `${BASE}/:id`,
    access,
    strangers: 'same',
    request: { params: DeliveryId, body: ChangeCampaign },
    response: { 204: Type.Null() },
    summary: 'Changes a message that has not gone out.',
    async handle({ params, body }) {
      await database.transact(async (tx) => {
        const { id } = await lockDraft(parts, tx, Number(params.id), body.version)
        await changeCampaign(database.on<NotificationsTables>(tx), id, body.content, clock.now())
      })
      return null
    },
  })
}

export function dropCampaignRoute({ database }: CampaignRouteParts) {
  return endpoint({
    id: 'notifications.campaign-drop',
    method: 'DELETE',
    path: `${BASE}/:id`,
    access,
    strangers: 'same',
    request: { params: DeliveryId },
    response: { 204: Type.Null() },
    summary: 'Deletes a message that has not gone out.',
    async handle({ params }) {
      if (!(await deleteDraft(database.of<NotificationsTables>(), Number(params.id))))
        throw dataErrors.notFound('There is no such draft. What went out stays on the list.')
      return null
    },
  })
}

export function sendCampaignRoute(parts: CampaignRouteParts) {
  const { database, machines, queue, audit, clock } = parts
  return endpoint({
    id: 'notifications.campaign-send',
    method: 'POST',
    path: `${BASE}/:id/send`,
    access,
    strangers: 'same',
    request: { params: DeliveryId, body: SendCampaign },
    response: { 204: Type.Null() },
    summary: 'Sends a message at once, or at a time.',
    async handle({ params, body: { version, sendAt }, subject }) {
      const by = personOf(subject).id
      const now = clock.now()
      const at = sendAt === null ? now : new Date(sendAt)
      if (sendAt !== null && at <= now) throw notificationErrors.notReady('That time has passed. Choose a later one.')
      await database.transact(async (tx) => {
        const { id, content } = await lockDraft(parts, tx, Number(params.id), version)
        const words = [content.titleEn, content.textEn, content.titleHi, content.textHi]
        if (words.some((each) => each.trim() === ''))
          throw notificationErrors.notReady('Title and text are needed in both languages.')
        await setSendAt(database.on<NotificationsTables>(tx), id, at)
        await machines.move(tx, campaignMachine, { id, to: sendAt === null ? 'sending' : 'scheduled', by })
        await audit.record(tx, { personId: by, action: 'notifications.campaign-sent', about: `campaign:${id}` })
        if (sendAt === null) await queue.send(tx, CAMPAIGN_JOB, {}, { key: CAMPAIGN_JOB })
      })
      return null
    },
  })
}

export function stopCampaignRoute({ database, machines, audit }: CampaignRouteParts) {
  return endpoint({
    id: 'notifications.campaign-stop',
    method: 'POST',
    path: `${BASE}/:id/stop`,
    access,
    strangers: 'same',
    request: { params: DeliveryId },
    response: { 204: Type.Null() },
    summary: 'Stops a message: whoever was not told yet is not told, and what waits is not sent.',
    async handle({ params, subject }) {
      const [by, id] = [personOf(subject).id, Number(params.id)]
      await database.transact(async (tx) => {
        const db = database.on<NotificationsTables>(tx)
        // Held first, so that no batch is told between the orders that are dropped and the new state.
        const row = await lockCampaign(db, id)
        const dropped = await dropWaiting(db, { eventId: eventOf(id), template: CAMPAIGN_TEMPLATE })
        const isTold = row?.state === 'sent' || row?.state === 'stopped'
        if (isTold && dropped === 0) throw dataErrors.stateNotAllowed('Nothing of this message waits to be sent.')
        // An admin may have had some of a stopped one tried again.
        if (row?.state !== 'stopped') await machines.move(tx, campaignMachine, { id, to: 'stopped', by })
        await audit.record(tx, { personId: by, action: 'notifications.campaign-stopped', about: `campaign:${id}` })
      })
      return null
    },
  })
}
