import { token } from '../../../kernel/index'
import type { Avatars } from './avatars'
import type { Looks } from './looks/looks'
import type { MinorsAmong } from './minors'
import type { Profiles } from './profiles'
import type { SeenProfiles } from './seen-profiles'
import type { Usernames } from './usernames'

/** Shared by this half's endpoints and seed; private to it. */
export const profiles = token<Profiles>('profile.profiles')
export const seenProfiles = token<SeenProfiles>('profile.seen-profiles')
export const usernames = token<Usernames>('profile.usernames')
export const looks = token<Looks>('profile.looks')
export const minorsAmong = token<MinorsAmong>('profile.minors-among')
export const avatars = token<Avatars>('profile.avatars')
