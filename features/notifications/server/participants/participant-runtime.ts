import { contribute, contributeWith, maybe, self } from '../../../../kernel/index'
import { database, jobQueue, jobs, subscriptions } from '../../../data/contract'
import { opportunities } from '../../../listings/contract'
import { registrations } from '../../../registrations/contract'
import { followers, notices, templates } from '../../contract'
import { onApprovedAgain, onCancelled, onOrganizerLeft, onPutBack, onTakenDown } from './participant-subscriptions'
import { participantTemplates } from './participant-templates'
import { tellParticipantsJob } from './tell-participants-job'

export const participantContributions = [
  ...participantTemplates.map((each) => contribute(templates, each)),
  contributeWith(subscriptions, [jobQueue], onApprovedAgain),
  contributeWith(subscriptions, [jobQueue], onTakenDown),
  contributeWith(subscriptions, [jobQueue], onPutBack),
  contributeWith(subscriptions, [jobQueue], onCancelled),
  contributeWith(subscriptions, [jobQueue], onOrganizerLeft),
  contributeWith(
    jobs,
    [database, notices, jobQueue, maybe(opportunities), maybe(registrations), self],
    (database, notices, queue, opportunities, registrations, { view }) =>
      tellParticipantsJob({
        ...{ database, notices, queue, opportunities, registrations },
        followers: () => view(followers),
      }),
  ),
]
