import { opportunityAt } from '../../listings/contract'
import { apiRequest, type PageAt } from '../../web/contract'
import type { Timeline } from '../contract/wire'

const API = '/api/stages'

export const timelineRequest = (opportunityId: number) => apiRequest<Timeline>(`${API}/of/${opportunityId}`)
export const calendarPath = (stageId: number) => `${API}/${stageId}/calendar.ics`

export function timelineAt(at: PageAt) {
  const id = opportunityAt(at)
  return id === undefined ? {} : { timeline: timelineRequest(id) }
}
