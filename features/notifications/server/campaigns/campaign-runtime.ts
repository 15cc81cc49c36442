import { contributeWith, maybe, self } from '../../../../kernel/index'
import { audit, clock, database, jobQueue, jobs, stateMachines } from '../../../data/contract'
import { ages } from '../../../rules/contract'
import { directory } from '../../../session/contract'
import { apiRoutes } from '../../../web/contract'
import { audiences, channels, notices } from '../../contract'
import { campaignJob } from './campaign-job'
import {
  changeCampaignRoute,
  choicesRoute,
  composeRoute,
  countRoute,
  dropCampaignRoute,
  listCampaignsRoute,
  sendCampaignRoute,
  stopCampaignRoute,
} from './campaign-routes'

const routes = [
  ...[choicesRoute, countRoute, listCampaignsRoute, composeRoute],
  ...[changeCampaignRoute, dropCampaignRoute, sendCampaignRoute, stopCampaignRoute],
]

export const campaignContributions = [
  ...routes.map((route) =>
    contributeWith(
      apiRoutes,
      [database, stateMachines, notices, clock, directory, jobQueue, audit, maybe(ages), self],
      (database, machines, notices, clock, directory, queue, audit, ages, { view }) =>
        route({
          ...{ database, machines, notices, clock, directory, queue, audit, ages },
          audiences: () => view(audiences),
          channels: () => view(channels),
        }),
    ),
  ),
  contributeWith(
    jobs,
    [database, stateMachines, notices, clock, directory, maybe(ages), self],
    (database, machines, notices, clock, directory, ages, { view }) =>
      campaignJob({ database, machines, notices, clock, directory, ages, audiences: () => view(audiences) }),
  ),
]
