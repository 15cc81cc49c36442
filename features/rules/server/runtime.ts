import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { clock, database, jobs, personalData, personMoves, seeds, subscriptions } from '../../data/contract'
import { admissions, facets, opportunities } from '../../listings/contract'
import { draftParts } from '../../manage/contract'
import { profileRecords } from '../../profile/contract'
import { directory, people, zones } from '../../session/contract'
import { apiRoutes, live, liveTopics, sharedCache } from '../../web/contract'
import { ages, birthDateRules, eligibilityRules } from '../contract'
import { createAges } from './ages'
import { comparedRulesRoute } from './compared-rules-route'
import { rulesDraftPart } from './draft-part'
import { createEligibility } from './eligibility'
import { createEligibleFacet } from './eligible-facet'
import { factsMove } from './facts-move'
import { invitedAdmission } from './invited'
import { rulesTopic } from './live-topic'
import { createLocalDays } from './local-days'
import { ownVerdictRoute, rulesRoute } from './of-routes'
import { createOwnFacts } from './own-facts'
import { changeFactsRoute, ownFactsRoute } from './own-facts-routes'
import { ownVerdictsRoute } from './own-verdicts-route'
import { createPersonFacts } from './person-facts'
import { followAddresses, followEnabled, followProfile, followSignUp, projectPeopleJob } from './project-people-job'
import { reachRoute } from './reach-route'
import { rulesPersonalData } from './rules-personal-data'
import { rulesSeed } from './rules-seed'
import { tellListingsJob } from './tell-listings-job'
import { localDays, ownFacts, personFacts } from './tokens'
import { usedRoute } from './used-route'

export const runtime = defineRuntime({
  provides: [
    provide(personFacts, [database, directory, maybe(profileRecords), clock], createPersonFacts),
    provide(localDays, [clock, maybe(zones)], createLocalDays),
    provide(
      ownFacts,
      [database, personFacts, localDays, self, clock, live, sharedCache],
      (database, people, days, { view }, clock, live, cache) =>
        createOwnFacts({ database, people, days, rules: () => view(birthDateRules), clock, live, cache }),
    ),
    provide(ages, [database, localDays, ownFacts], createAges),
    provide(eligibilityRules, [database, personFacts, clock], createEligibility),
  ],
  contributes: [
    contributeWith(apiRoutes, [opportunities, eligibilityRules], rulesRoute),
    contributeWith(apiRoutes, [opportunities, eligibilityRules], ownVerdictRoute),
    contributeWith(apiRoutes, [opportunities, eligibilityRules], ownVerdictsRoute),
    contributeWith(apiRoutes, [opportunities, eligibilityRules], comparedRulesRoute),
    contributeWith(apiRoutes, [personFacts], usedRoute),
    contributeWith(apiRoutes, [database], ownFactsRoute),
    contributeWith(apiRoutes, [ownFacts], changeFactsRoute),
    contributeWith(apiRoutes, [database, clock], reachRoute),
    contributeWith(facets, [database, personFacts, clock], (database, facts, clock) => ({
      ...createEligibleFacet(database, facts, clock),
      order: -10,
    })),
    contributeWith(admissions, [opportunities, eligibilityRules], invitedAdmission),
    contributeWith(draftParts, [database, opportunities, clock], rulesDraftPart),
    contributeWith(jobs, [personFacts], projectPeopleJob),
    contributeWith(jobs, [database, opportunities], tellListingsJob),
    contribute(liveTopics, rulesTopic),
    contributeWith(subscriptions, [personFacts, live], followProfile),
    contributeWith(subscriptions, [personFacts, live], followAddresses),
    contributeWith(subscriptions, [personFacts, live], followEnabled),
    contributeWith(subscriptions, [personFacts], followSignUp),
    contributeWith(personalData, [database], rulesPersonalData),
    contributeWith(personMoves, [personFacts, database, clock], factsMove),
    contributeWith(seeds, [database, opportunities, people, personFacts], rulesSeed),
  ],
})
