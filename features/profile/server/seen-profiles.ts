import type { Subject } from '../../../kernel/index'
import type { Clock, Database } from '../../data/contract'
import { type Accounts, findPerson, hasRecruiterAccess, type People, type PublicPerson } from '../../session/contract'
import { maySee, sections, type Viewer, visibilityOf } from '../contract'
import type { ProfilePage, SeenProfile } from '../contract/wire'
import { avatarPath } from './avatar-path'
import { listAllEntries } from './entry-queries'
import { findFormer } from './former-queries'
import { findHead } from './head-queries'
import type { MinorsAmong } from './minors'
import type { ProfileTables } from './tables'

export interface SeenProfiles {
  /** What a person sees at `/u/{who}`, a username or an id. Nobody there and somebody who hides are the same answer. */
  page(who: string, subject: Subject): Promise<ProfilePage>
}

export function viewerOf(subject: Subject, ownerId: number): Viewer {
  const person = findPerson(subject)
  if (!person) return 'nobody'
  if (person.id === ownerId) return 'owner'
  return hasRecruiterAccess(person) ? 'recruiter' : 'member'
}

const nobodyThere: ProfilePage = { movedTo: null, isForMembers: false, profile: null }

interface SeenParts {
  readonly database: Database
  readonly accounts: Accounts
  readonly people: People
  readonly minorsAmong: MinorsAmong
  readonly clock: Clock
}

export function createSeenProfiles({ database, accounts, people, minorsAmong, clock }: SeenParts): SeenProfiles {
  const db = () => database.of<ProfileTables>()

  /** Whoever is meant; `isFormer` when the name is one that they gave up or spell otherwise. */
  async function findWho(who: string): Promise<{ person: PublicPerson; isFormer: boolean } | undefined> {
    const byId = /^\d{1,9}$/.test(who)
    const current = byId ? { id: Number(who) } : await accounts.findByUsername(who)
    const id = current?.id ?? (await findFormer(db(), who.toLowerCase(), clock.now()))?.person_id
    // Whoever is disabled or erased asks for nothing and shows nothing.
    if (id === undefined || (await people.asSubject(id)) === undefined) return undefined
    const person = await people.find(id)
    return person && { person, isFormer: !byId && person.username !== who }
  }

  async function show(person: PublicPerson, viewer: Viewer): Promise<ProfilePage> {
    const head = await findHead(db(), person.id)
    const minority = (await minorsAmong([person.id]))(person.id)
    const visibility = visibilityOf(head?.visibility ?? {}, { hasUsername: person.username !== undefined, ...minority })
    if (!maySee(viewer, visibility.page)) {
      return visibility.page === 'members' ? { ...nobodyThere, isForMembers: true } : nobodyThere
    }
    const isShown = maySee(viewer, visibility.profile)
    const lists = await listAllEntries(db(), person.id)
    const seen = sections.filter((section) => lists[section].length > 0 && maySee(viewer, visibility[section]))
    const profile: SeenProfile = {
      id: person.id,
      name: person.name,
      username: person.username ?? null,
      avatar: avatarPath(head?.avatar_large ?? undefined) ?? null,
      headline: isShown ? (head?.headline ?? '') : '',
      about: isShown ? (head?.about ?? '') : '',
      city: isShown ? (head?.city ?? '') : '',
      skills: isShown ? [...(head?.skills ?? [])] : [],
      isIndexed: visibility.page === 'everyone' && (head?.is_indexed ?? false),
      sections: Object.fromEntries(seen.map((section) => [section, [...lists[section]]])),
    }
    return { movedTo: null, isForMembers: false, profile }
  }

  return {
    async page(who, subject) {
      const found = await findWho(who)
      if (!found) return nobodyThere
      const { person, isFormer } = found
      const viewer = viewerOf(subject, person.id)
      // Shown first: a former name must not tell where somebody is who hides.
      const page = await show(person, viewer)
      if (!isFormer || page === nobodyThere) return page
      return { ...nobodyThere, movedTo: person.username ?? String(person.id) }
    },
  }
}
