import { dataErrors, type Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { answer, endpoint } from '../../web/contract'
import { StageParams } from '../contract/wire'
import { findStage } from './stage-queries'
import type { StagesTables } from './tables'

/** One stage for one's calendar: in the zone that it was set in, with a reminder a day before. */
export function calendarRoute(database: Database, opportunities: Opportunities, publicUrl: string) {
  return endpoint({
    id: 'stages.calendar',
    method: 'GET',
    path: '/api/stages/:stageId/calendar.ics',
    strangers: 'same',
    access: 'public',
    request: { params: StageParams },
    response: { 200: 'stream' },
    summary: 'One stage of an opportunity as iCalendar.',
    async handle({ params: { stageId }, subject }) {
      const stage = await findStage(database.of<StagesTables>(), stageId)
      if (!stage) throw dataErrors.notFound('There is no such stage. It may have been taken out: look at its page.')
      const opportunity = await opportunities.getShown(stage.opportunity_id, subject)
      const { writeStage } = await import('./write-stage')
      const text = writeStage(stage, { ...opportunity, url: publicUrl + opportunity.path })
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${opportunity.slug}-${stage.id}.ics"`,
      }
      return answer(200, text, { headers })
    },
  })
}
