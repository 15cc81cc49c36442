import { contribute, contributeWith, defineRuntime } from '../../../kernel/index'
import { clock, database, editions, personalData, personMoves, seeds } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { draftParts } from '../../manage/contract'
import { stakes } from '../../modules/contract'
import { roundSources } from '../../tracking/contract'
import { apiRoutes } from '../../web/contract'
import { calendarRoute } from './calendar-route'
import { stageRounds } from './stage-rounds'
import { stagesDraftPart } from './draft-part'
import { stagesSettings } from './settings'
import { editionMove, stagesPersonalData } from './stages-personal-data'
import { stagesSeed } from './stages-seed'
import { timelineRoute } from './timeline-route'
import { stagesStake } from './stages-stake'

export const runtime = defineRuntime({
  contributes: [
    contributeWith(apiRoutes, [database, opportunities, clock, editions], timelineRoute),
    contributeWith(apiRoutes, [database, opportunities, stagesSettings], (database, opportunities, { publicUrl }) =>
      calendarRoute(database, opportunities, publicUrl),
    ),
    contributeWith(draftParts, [database, editions, clock], stagesDraftPart),
    contributeWith(stakes, [database], stagesStake),
    contributeWith(personalData, [editions], stagesPersonalData),
    contributeWith(roundSources, [database], stageRounds),
    contribute(personMoves, editionMove),
    contributeWith(seeds, [database, editions, opportunities, clock], stagesSeed),
  ],
})
