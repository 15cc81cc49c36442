import { contribute, contributeWith, defineRuntime } from '../../../kernel/index'
import { database, editions, personalData, personMoves, seeds } from '../../data/contract'
import { opportunities } from '../../listings/contract'
import { draftParts } from '../../manage/contract'
import { apiRoutes } from '../../web/contract'
import { prizesDraftPart } from './draft-part'
import { prizesMove, prizesPersonalData } from './prizes-personal-data'
import { prizesRoute } from './prizes-route'
import { prizesSeed } from './prizes-seed'

export const runtime = defineRuntime({
  contributes: [
    contributeWith(apiRoutes, [editions, opportunities], prizesRoute),
    contributeWith(draftParts, [editions], prizesDraftPart),
    contributeWith(personalData, [editions], prizesPersonalData),
    contribute(personMoves, prizesMove),
    contributeWith(seeds, [database, editions, opportunities], prizesSeed),
  ],
})
