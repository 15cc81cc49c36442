import type { Machine } from '../../../data/contract'
import type { CampaignState } from '../../contract'

export const campaignMachine: Machine<CampaignState> = {
  table: 'notifications.campaign',
  history: 'notifications.campaign_history',
  moves: {
    draft: ['scheduled', 'sending'],
    scheduled: ['sending', 'stopped'],
    sending: ['sent', 'stopped'],
    // While something of it waits to be sent.
    sent: ['stopped'],
    stopped: [],
  },
}
