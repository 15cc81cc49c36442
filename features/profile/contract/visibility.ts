import { type Section, sections } from './sections'

/** Who sees a part of a profile; each also those after it. */
export const levels = ['everyone', 'members', 'recruiters', 'me'] as const
export type Level = (typeof levels)[number]

/** What can be shown or hidden: the page as a whole, its head (`profile`), and each section. */
export const shieldedParts = ['page', 'profile', ...sections] as const
export type ShieldedPart = (typeof shieldedParts)[number]

const open: readonly Level[] = ['everyone', 'members', 'me']
const forWork: readonly Level[] = ['everyone', 'members', 'recruiters', 'me']

/** The levels that make sense: recruiters alone are of use where something tells of work. */
export const levelsOf: Readonly<Record<ShieldedPart, readonly Level[]>> = {
  page: open,
  profile: forWork,
  academicDetails: forWork,
  workExperience: forWork,
  responsibility: forWork,
  certificates: forWork,
  project_links: forWork,
  achievements: forWork,
  hobbies: open,
  social_links: forWork,
}

export type Visibility = Readonly<Record<ShieldedPart, Level>>

/** Whose page it is, as far as that decides who finds it. `isMinor`: has said to be under 18; `isHeld`: and no guardian agrees. */
interface PageOwner {
  readonly hasUsername: boolean
  readonly isMinor: boolean
  readonly isHeld?: boolean
}

/**
 * What holds until somebody chooses: a page is public once its person has chosen a username, before that, and while they are under 18, it is for people
 * who are signed in; and so it is, whatever was chosen, as long as their guardian has not agreed.
 */
export function visibilityOf(
  chosen: Partial<Visibility>,
  { hasUsername, isMinor, isHeld = false }: PageOwner,
): Visibility {
  const fallback: Visibility = {
    page: hasUsername && !isMinor ? 'everyone' : 'members',
    profile: 'everyone',
    ...(Object.fromEntries(sections.map((section) => [section, 'everyone'])) as Record<Section, Level>),
    social_links: 'members',
  }
  const visibility = { ...fallback, ...chosen }
  return isHeld && visibility.page === 'everyone' ? { ...visibility, page: 'members' } : visibility
}

/** Who looks: nobody is signed in, somebody is, a recruiter is, or it is one's own. */
export type Viewer = 'nobody' | 'member' | 'recruiter' | 'owner'

const rank: Readonly<Record<Viewer, number>> = { nobody: 0, member: 1, recruiter: 2, owner: 3 }

export function maySee(viewer: Viewer, level: Level): boolean {
  return rank[viewer] >= levels.indexOf(level)
}
