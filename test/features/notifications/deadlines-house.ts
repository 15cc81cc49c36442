import assert from 'node:assert/strict'
import { jobs } from '../../../features/data/contract'
import { savedServer } from '../../../features/saved/server/feature'
import type { DatabaseKind } from '../../support/database'
import { contentOf } from '../registrations/house'
import { bootPipeline } from './pipeline-house'

const HOUR_MS = 3_600_000
export const CLOSES = new Date('2026-12-10T12:30:00.000Z')
export const before = (hours: number, at = CLOSES) => new Date(at.getTime() - hours * HOUR_MS)

export type DeadlinesHouse = Awaited<ReturnType<typeof bootDeadlines>>

/** The house of notifications with a watchlist, for what is told before something closes. */
export async function bootDeadlines(kind: DatabaseKind) {
  const house = await bootPipeline(kind, [savedServer])
  const organizer = await house.idOf('organizer')
  return {
    ...house,
    organizer,
    async remindAt(at: Date) {
      house.setNow(at)
      const job = house.kernel.view(jobs).find(({ id }) => id === 'notifications.deadlines')
      return job?.run({ now: at, signal: new AbortController().signal, data: undefined })
    },
    /** An opportunity that everybody sees; its number. */
    async live(title: string, closesAt = CLOSES) {
      const dates = { closesAt: closesAt.toISOString(), startsOn: '2027-01-05', endsOn: '2027-02-05' }
      const { id } = await house.db.transact((tx) =>
        house.service.create(tx, contentOf({ title, ...dates }), organizer),
      )
      await house.db.transact((tx) => house.service.submit(tx, id, organizer))
      await house.db.transact((tx) => house.service.approve(tx, id, organizer))
      return id
    },
    async watch(word: string, id: number) {
      assert.ok((await (await house.as(word)).put(`/api/saved/watchlist/${id}`)).status < 300)
    },
  }
}
