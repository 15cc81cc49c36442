import { setTimeout as pause } from 'node:timers/promises'
import type { Clock, Database, Job, StateMachines } from '../../../data/contract'
import type { Notices } from '../../contract'
import type { CampaignRow, NotificationsTables } from '../tables'
import { campaignMachine } from './campaign-machine'
import { eventOf, findWork, lockCampaign, moveCursor } from './campaign-queries'
import { membersAfter, type MemberParts } from './members'

export const CAMPAIGN_JOB = 'notifications.campaign'
export const CAMPAIGN_TEMPLATE = 'notifications.campaign'

/** People told at a time. Whoever reads the site waits for a step that is under way: so it is a short one, though all of them together take longer. */
const STEP = 50
const LONGEST_REST_MS = 40

export interface CampaignParts extends MemberParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly notices: Notices
  readonly clock: Clock
}

/** Tells the people of what is to go out, step by step, each with the mark how far it came: killed in between it goes on from there. */
export function campaignJob(parts: CampaignParts): Job {
  return {
    id: CAMPAIGN_JOB,
    cron: '* * * * *',
    async run({ signal }) {
      let batches = 0
      while (!signal.aborted) {
        const work = await findWork(parts.database.of<NotificationsTables>(), parts.clock.now())
        if (!work) break
        const began = performance.now()
        await tellNext(parts, work)
        batches++
        await rest(performance.now() - began)
      }
      return { batches }
    },
  }
}

/** As long as a step took: a message takes no more than half the time of a node and of its database, unless they are slow themselves. */
const rest = (stepMs: number) => pause(Math.min(stepMs, LONGEST_REST_MS))

async function tellNext(parts: CampaignParts, { id, cursor, content }: CampaignRow): Promise<void> {
  const { database, machines, notices, clock } = parts
  const { members, next } = await membersAfter(parts, content.audience, { after: cursor, most: STEP })
  await database.transact(async (tx) => {
    const db = database.on<NotificationsTables>(tx)
    const row = await lockCampaign(db, id)
    // Stopped, or another node was faster.
    if (!row || row.cursor !== cursor || (row.state !== 'sending' && row.state !== 'scheduled')) return
    if (row.state === 'scheduled') await machines.move(tx, campaignMachine, { id, to: 'sending', by: undefined })
    const { titleEn, textEn, titleHi, textHi } = content
    await notices.tellAll(tx, members, {
      template: CAMPAIGN_TEMPLATE,
      values: { titleEn, textEn, titleHi, textHi },
      from: 'Foothold',
      actionUrl: content.actionUrl,
      eventId: eventOf(id),
      at: clock.now(),
      only: content.channels,
      isSilent: content.isSilent,
    })
    await moveCursor(db, id, next ?? cursor, members.length)
    if (next === undefined) await machines.move(tx, campaignMachine, { id, to: 'sent', by: undefined })
  })
}
