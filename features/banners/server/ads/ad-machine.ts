import type { Machine } from '../../../data/contract'
import type { AdState } from '../../contract'

/** What is approved runs by its times and ends by itself; changing it means stopping it and having a copy approved. */
export const adMachine: Machine<AdState> = {
  table: 'banners.ad',
  history: 'banners.ad_history',
  moves: { draft: ['review'], review: ['approved', 'draft'], approved: ['stopped'], stopped: [] },
}
