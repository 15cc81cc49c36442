import { contribute, defineFeature } from '../../../kernel/index'
import { audit, clock, database, files, looseFiles, migrations, outbox } from '../../data/contract'
import { accounts, directory, people } from '../../session/contract'
import { consents } from '../../guardians/contract'
import { ages } from '../../rules/contract'
import { problemSentences, sharedCache } from '../../web/contract'
import { affiliations, profileFaces, profileRecords } from '../contract'
import { up as profile } from './migrations/0001-profile'
import { up as head } from './migrations/0002-head'
import { up as look } from './migrations/0003-look'
import { up as loosePictures } from './migrations/0004-loose-pictures'
import { up as noLoosePictures } from './migrations/0005-loose-files'
import { avatars, looks, minorsAmong, profiles, seenProfiles, usernames } from './tokens'

export const profileServer = defineFeature({
  id: 'profile',
  activates: 'boot',
  points: [affiliations],
  provides: [avatars, looks, minorsAmong, profileFaces, profileRecords, profiles, seenProfiles, usernames],
  requires: [accounts, audit, clock, database, directory, files, looseFiles, outbox, people, sharedCache],
  optional: [ages, consents],
  contributes: [
    contribute(problemSentences, { id: 'profile.problems', hi: () => import('../locales/problems.hi.json') }),
    contribute(migrations, { id: 'profile.0001-profile', up: profile }),
    contribute(migrations, { id: 'profile.0002-head', up: head }),
    contribute(migrations, { id: 'profile.0003-look', up: look }),
    contribute(migrations, { id: 'profile.0004-loose-pictures', up: loosePictures }),
    contribute(migrations, { id: 'profile.0005-loose-files', up: noLoosePictures }),
  ],
  load: () => import('./runtime'),
})
