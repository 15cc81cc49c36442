import { wishes } from '../../listings/contract'
import { contribute, contributeWith, defineRuntime, maybe, provide, self } from '../../../kernel/index'
import {
  audit,
  clock,
  database,
  files,
  jobs,
  looseFiles,
  outbox,
  personalData,
  personMoves,
  seeds,
} from '../../data/contract'
import { audiences } from '../../notifications/contract'
import { accounts, directory, people } from '../../session/contract'
import { consents } from '../../guardians/contract'
import { ages } from '../../rules/contract'
import { apiRoutes, sharedCache, sitemaps } from '../../web/contract'
import { affiliations, profileFaces, profileRecords, sections } from '../contract'
import { cityAudience, collegeAudience } from './audiences'
import { avatarRoute, removeAvatarRoute, setAvatarRoute } from './avatar-routes'
import { createAvatars } from './avatars'
import { collegeRoute } from './college-route'
import { createProfileFaces } from './faces'
import { changeInterestsRoute, interestsRoute } from './interest-routes'
import { lookMoves, lookPersonalData } from './looks/look-personal-data'
import { createLooks } from './looks/looks'
import { looksRoute } from './looks/looks-route'
import { purgeLooksJob } from './looks/purge-looks-job'
import { nudgedRoute, nudgeRoute } from './nudge-routes'
import { headRoute, ownRoute, statusRoute } from './own-routes'
import { publicPageRoute, seenPageRoute } from './page-routes'
import { changePrivacyRoute, privacyRoute } from './privacy-routes'
import { profileMove } from './profile-move'
import { profilePersonalData } from './profile-personal-data'
import { createMinorsAmong } from './minors'
import { createProfiles } from './profiles'
import { createProfileRecords } from './records'
import { sectionRoutes } from './section-routes'
import { profilesSitemap } from './profiles-sitemap'
import { purgeFormerJob } from './purge-former-job'
import { profileSeed } from './seed/profile-seed'
import { createSeenProfiles } from './seen-profiles'
import { avatars, looks, minorsAmong, profiles, seenProfiles, usernames } from './tokens'
import { checkUsernameRoute, chooseUsernameRoute } from './username-routes'
import { createUsernames } from './usernames'
import { profileWish } from './wish'

export const runtime = defineRuntime({
  provides: [
    provide(profiles, [database, accounts, outbox, clock], createProfiles),
    provide(profileRecords, [database], createProfileRecords),
    provide(minorsAmong, [maybe(ages), maybe(consents)], createMinorsAmong),
    provide(profileFaces, [database, people, directory, minorsAmong], createProfileFaces),
    provide(
      seenProfiles,
      [database, accounts, people, minorsAmong, clock],
      (database, accounts, people, minorsAmong, clock) =>
        createSeenProfiles({ database, accounts, people, minorsAmong, clock }),
    ),
    provide(looks, [self, database, people, clock], ({ view }, database, people, clock) =>
      createLooks(database, people, clock, () => view(affiliations)),
    ),
    provide(usernames, [database, accounts, people, audit, clock], createUsernames),
    provide(avatars, [profiles, accounts, files, looseFiles, clock], (profiles, accounts, files, looseFiles, clock) =>
      createAvatars({ profiles, accounts, files, looseFiles, clock }),
    ),
  ],
  contributes: [
    contributeWith(apiRoutes, [database, people], ownRoute),
    contributeWith(apiRoutes, [database], statusRoute),
    contributeWith(apiRoutes, [profiles], headRoute),
    ...sections.flatMap((section) =>
      sectionRoutes.map((route) => contributeWith(apiRoutes, [profiles], route(section))),
    ),
    contributeWith(apiRoutes, [seenProfiles], publicPageRoute),
    contributeWith(apiRoutes, [seenProfiles, looks], seenPageRoute),
    contributeWith(apiRoutes, [looks], looksRoute),
    contributeWith(apiRoutes, [usernames], checkUsernameRoute),
    contributeWith(apiRoutes, [usernames, sharedCache], chooseUsernameRoute),
    contributeWith(apiRoutes, [database, people, minorsAmong], privacyRoute),
    contributeWith(apiRoutes, [database, sharedCache, outbox, maybe(consents)], changePrivacyRoute),
    contributeWith(apiRoutes, [avatars], setAvatarRoute),
    contributeWith(apiRoutes, [avatars], removeAvatarRoute),
    contributeWith(apiRoutes, [avatars, database], avatarRoute),
    contributeWith(apiRoutes, [database, clock], nudgeRoute),
    contributeWith(apiRoutes, [database, clock], nudgedRoute),
    contributeWith(apiRoutes, [database], interestsRoute),
    contributeWith(apiRoutes, [database], changeInterestsRoute),
    contributeWith(wishes, [database], profileWish),
    contributeWith(apiRoutes, [], collegeRoute),
    contributeWith(personalData, [database, files, looseFiles], profilePersonalData),
    contributeWith(personMoves, [database, profiles, people], profileMove),
    contributeWith(personalData, [database], lookPersonalData),
    ...lookMoves.map((each) => contribute(personMoves, each)),
    ...[purgeLooksJob, purgeFormerJob].map((job) => contributeWith(jobs, [database], job)),
    ...[cityAudience, collegeAudience].map((make) => contributeWith(audiences, [database], make)),
    contributeWith(sitemaps, [database, people, directory, minorsAmong], profilesSitemap),
    contributeWith(seeds, [profiles, people, database], profileSeed),
  ],
})
