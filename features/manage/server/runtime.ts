import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import { audit, clock, database, jobs, personalData, personMoves, subscriptions } from '../../data/contract'
import { approvalWaits, imitations, opportunities, sources, verifiedOrganizers } from '../../listings/contract'
import { mailer } from '../../mail/contract'
import { stakes } from '../../modules/contract'
import { crowds, notices, templates } from '../../notifications/contract'
import { registrations } from '../../registrations/contract'
import { people } from '../../session/contract'
import { apiRoutes, live, liveTopics, sanitiser, sharedCache } from '../../web/contract'
import { draftParts, impacts } from '../contract'
import { createReadActivity } from './activity/activity'
import { activityRoutes } from './activity/activity-routes'
import { changesRoute } from './changes-route'
import { createCopy } from './copy/copies'
import { approvedMail, sentBackMail } from './decision-mails'
import { deadlineMove, deadlinePersonalData } from './deadline/deadline-personal-data'
import { deadlineTemplate } from './deadline/deadline-template'
import { createSetDeadline } from './deadline/deadlines'
import { setDeadlineRoute } from './deadline/set-deadline-route'
import { draftMove } from './draft-move'
import { draftPersonalData } from './draft-personal-data'
import { draftRoutes } from './draft-routes'
import { createDrafts } from './drafts'
import { forgetHandoversJob, handoverMove, handoverPersonalData } from './handover/handover-personal-data'
import { handoverRoutes } from './handover/handover-routes'
import { handoverTemplates } from './handover/handover-templates'
import { createHandovers } from './handover/handovers'
import { createListingActs } from './listing-acts'
import { listingRoutes } from './listing-routes'
import { approvalsTopic, mineTopic, onBecame } from './live-lists'
import { createReadImpact } from './moderation/impact'
import { createModerate } from './moderation/moderate'
import { impactRoute, moderationRoutes } from './moderation/moderation-routes'
import { moderationTemplates } from './moderation/moderation-templates'
import { createDeciding } from './revision/deciding'
import { dropOnTakenDown, freeOnClosed } from './revision/over-subscriptions'
import { revisionMove, revisionPersonalData } from './revision/revision-personal-data'
import { decidingRoutes, takeBackRoute } from './revision/revision-routes'
import { revisionTemplates } from './revision/revision-templates'
import { createRevisions } from './revision/revisions'
import { manageSettings } from './settings'
import {
  deciding,
  drafts,
  handovers,
  listingActs,
  moderate,
  readActivity,
  readImpact,
  revisions,
  setDeadline,
  verify,
  warn,
  writing,
} from './tokens'
import { verificationRoute } from './verification/verification-route'
import { verificationTemplates } from './verification/verification-templates'
import { createVerify } from './verification/verify'
import { createTellWaits } from './waits'
import { createWarn } from './warnings'
import { createWriting } from './writing'
import { manageStake } from './manage-stake'

export const runtime = defineRuntime({
  provides: [
    provide(writing, [self, clock, sanitiser], ({ view }, clock, sanitiser) =>
      createWriting({ clock, sanitiser, parts: () => view(draftParts) }),
    ),
    provide(
      revisions,
      [database, opportunities, writing, audit, live, clock],
      (database, opportunities, writing, audit, live, clock) =>
        createRevisions({ database, opportunities, writing, audit, live, clock }),
    ),
    provide(warn, [self, imitations, verifiedOrganizers], ({ view }, imitations, verified) =>
      createWarn(imitations, verified, () => view(draftParts)),
    ),
    provide(
      verify,
      [database, opportunities, verifiedOrganizers, audit, live, sharedCache, clock, maybe(notices)],
      (database, opportunities, verified, audit, live, sharedCache, clock, notices) =>
        createVerify({ database, opportunities, verified, audit, live, sharedCache, clock, notices }),
    ),
    provide(readImpact, [self, opportunities, maybe(registrations)], ({ view }, opportunities, registrations) =>
      createReadImpact(opportunities, registrations, () => view(impacts)),
    ),
    provide(
      readActivity,
      [database, opportunities, people, audit, listingActs],
      (database, opportunities, people, audit, acts) =>
        createReadActivity({ database, opportunities, people, audit, acts }),
    ),
    provide(
      moderate,
      [database, opportunities, people, mailer, audit, sharedCache, clock, maybe(notices), manageSettings],
      (database, opportunities, people, mailer, audit, sharedCache, clock, notices, { publicUrl }) =>
        createModerate({
          ...{ database, opportunities, people, mailer, audit, sharedCache, clock, notices, publicUrl },
        }),
    ),
    provide(
      handovers,
      [
        ...([database, opportunities, listingActs, people, mailer, audit, live, sharedCache, clock] as const),
        maybe(notices),
        manageSettings,
      ],
      (database, opportunities, acts, people, mailer, audit, live, sharedCache, clock, notices, { publicUrl }) =>
        createHandovers({
          ...{ database, opportunities, acts, people, mailer, audit, live, sharedCache, clock, notices, publicUrl },
        }),
    ),
    provide(
      deciding,
      [
        self,
        database,
        opportunities,
        people,
        audit,
        live,
        clock,
        sharedCache,
        writing,
        revisions,
        warn,
        maybe(notices),
        maybe(crowds),
      ],
      (
        { view },
        database,
        opportunities,
        people,
        audit,
        live,
        clock,
        sharedCache,
        writing,
        revisions,
        warn,
        notices,
        crowds,
      ) =>
        createDeciding({
          ...{ database, opportunities, people, audit, live, clock, sharedCache, writing, revisions },
          ...{ warn, notices, crowds },
          parts: () => view(draftParts),
        }),
    ),
    provide(
      drafts,
      [database, opportunities, people, audit, live, clock, writing, revisions],
      (database, opportunities, people, audit, live, clock, writing, revisions) =>
        createDrafts({ database, opportunities, people, audit, live, clock, writing, revisions }),
    ),
    provide(
      listingActs,
      [self, database, opportunities, people, audit, sharedCache, sources, warn, writing, clock, approvalWaits],
      ({ view }, database, opportunities, people, audit, sharedCache, sources, warn, writing, clock, waits) => {
        const copy = createCopy(database, opportunities, clock, () => view(draftParts))
        const tellWaits = createTellWaits(waits, clock)
        const more = { warn, writing, tellWaits, clock }
        return createListingActs(database, opportunities, people, audit, sharedCache, sources, more, copy)
      },
    ),
    provide(
      setDeadline,
      [
        database,
        opportunities,
        maybe(registrations),
        maybe(crowds),
        listingActs,
        writing,
        live,
        audit,
        sharedCache,
        clock,
      ],
      (database, opportunities, registrations, crowds, acts, writing, live, audit, sharedCache, clock) =>
        createSetDeadline({
          ...{ database, opportunities, registrations, crowds, acts, writing, live, audit, sharedCache, clock },
        }),
    ),
  ],
  contributes: [
    ...draftRoutes.map((route) => contributeWith(apiRoutes, [drafts], route)),
    contributeWith(apiRoutes, [setDeadline], setDeadlineRoute),
    contributeWith(apiRoutes, [database, opportunities], changesRoute),
    ...decidingRoutes.map((route) => contributeWith(apiRoutes, [deciding], route)),
    contributeWith(apiRoutes, [revisions], takeBackRoute),
    contributeWith(apiRoutes, [verify], verificationRoute),
    ...moderationRoutes.map((route) => contributeWith(apiRoutes, [moderate], route)),
    contributeWith(apiRoutes, [readImpact], impactRoute),
    ...handoverRoutes.map((route) => contributeWith(apiRoutes, [handovers], route)),
    ...activityRoutes.map((route) => contributeWith(apiRoutes, [readActivity], route)),
    ...[
      deadlineTemplate,
      ...revisionTemplates,
      ...verificationTemplates,
      ...moderationTemplates,
      ...handoverTemplates,
    ].map((template) => contribute(templates, template)),
    ...listingRoutes.map((route) => contributeWith(apiRoutes, [listingActs], route)),
    contributeWith(stakes, [database, opportunities], manageStake),
    contributeWith(personalData, [database], draftPersonalData),
    contribute(personMoves, draftMove),
    contributeWith(personalData, [database], deadlinePersonalData),
    contribute(personMoves, deadlineMove),
    contributeWith(personalData, [database], revisionPersonalData),
    contribute(personMoves, revisionMove),
    contributeWith(personalData, [database], handoverPersonalData),
    contribute(personMoves, handoverMove),
    contributeWith(jobs, [database], forgetHandoversJob),
    contribute(liveTopics, mineTopic),
    contribute(liveTopics, approvalsTopic),
    ...onBecame.map((subscription) => contributeWith(subscriptions, [live, opportunities], subscription)),
    contributeWith(subscriptions, [database, opportunities], freeOnClosed),
    contributeWith(subscriptions, [database, opportunities], dropOnTakenDown),
    contributeWith(
      subscriptions,
      [opportunities, people, mailer, maybe(notices), manageSettings],
      (opportunities, people, mailer, notices, { publicUrl }) =>
        approvedMail({ opportunities, people, mailer, notices, publicUrl }),
    ),
    contributeWith(
      subscriptions,
      [opportunities, people, mailer, maybe(notices), manageSettings],
      (opportunities, people, mailer, notices, { publicUrl }) =>
        sentBackMail({ opportunities, people, mailer, notices, publicUrl }),
    ),
  ],
})
