import type { Machine } from '../../../data/contract'
import type { NoticeState } from '../../contract'

export const noticeMachine: Machine<NoticeState> = {
  table: 'banners.notice',
  history: 'banners.notice_history',
  moves: { on: ['stopped'], stopped: [] },
}
