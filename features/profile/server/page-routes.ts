import { signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { ProfilePage, WhoParams } from '../contract/wire'
import type { Looks } from './looks/looks'
import type { SeenProfiles } from './seen-profiles'

export function publicPageRoute(seen: SeenProfiles) {
  return endpoint({
    id: 'profile.page',
    method: 'GET',
    path: '/api/profile/people/:who',
    strangers: 'same',
    access: 'public',
    request: { params: WhoParams },
    response: { 200: ProfilePage },
    rateLimit: { max: 60, seconds: 60, by: 'address' },
    summary: 'A profile as nobody sees it, by username or id: the same for everyone.',
    handle: ({ params }) => seen.page(params.who, undefined),
  })
}

export function seenPageRoute(seen: SeenProfiles, looks: Looks) {
  return endpoint({
    id: 'profile.seen-page',
    method: 'GET',
    path: '/api/profile/people/:who/seen',
    strangers: 'same',
    access: [signedIn()],
    request: { params: WhoParams },
    response: { 200: ProfilePage },
    rateLimit: { max: 120, seconds: 60 },
    summary:
      'A profile as the caller sees it: what it shows to members, to recruiters, or all of it to its owner, who learns which recruiters, placement cells and staff looked.',
    async handle({ params, subject }) {
      const page = await seen.page(params.who, subject)
      if (page.profile) await looks.note(page.profile.id, subject)
      return page
    },
  })
}
