import { contribute } from '../../../kernel/index'
import { type MenuEntry, type MenuName, menuEntries } from '../../navigation/contract'
import { ownKinds } from '../contract'

const entry = (menu: MenuName, word: string, more: Omit<MenuEntry, 'id' | 'menu'>) =>
  contribute(menuEntries, { id: `listings.${menu}-${word}`, menu, ...more })

/** More of the top bar, in its order (spec §2.1), as far as it is ours. */
const MORE = ['scholarship', 'event', 'workshop', 'conference', 'fest']

/** The footer's own addresses (spec §2.4); two of them are older ones that lead on. */
const FOOTER: readonly (readonly [kind: string, href: string])[] = [
  ['internship', '/internships'],
  ['job', '/jobs'],
  ['competition', '/competitions'],
  ['hackathon', '/hackathons'],
  ['quiz', '/quizzes'],
  ['scholarship', '/scholarships'],
  ['workshop', '/workshops'],
  ['conference', '/conferences'],
  ['fest', '/college-fests'],
]

const pluralOf = (kind: string) => `listings.kinds.${kind}`

/** Where the lists stand in the menus. */
export const listingMenus = [
  // The top menu's doors (spec §2.1).
  entry('top', 'internship', { label: pluralOf('internship'), href: '/internship-portal', hold: 'internship' }),
  entry('top', 'job', { label: pluralOf('job'), href: '/job-portal', hold: 'job' }),
  entry('top', 'competition', { label: pluralOf('competition'), href: '/compete', hold: 'competition' }),
  entry('college', 'job', { label: 'listings.kinds.job', href: '/job-portal', icon: 'job' }),
  ...MORE.flatMap((kind) => ownKinds.filter(({ id }) => id === kind)).map(({ id, plural, listingPath, hold }) =>
    entry('more', id, { label: plural, href: listingPath, hold }),
  ),
  entry('bottom', 'internship', { label: pluralOf('internship'), href: '/internships', icon: 'internship' }),
  entry('bottom', 'job', { label: pluralOf('job'), href: '/jobs', icon: 'job' }),
  // So in spec §2.1: the phone's Competitions lead to all of them.
  entry('bottom', 'competition', { label: pluralOf('competition'), href: '/all-opportunities', icon: 'competition' }),
  ...FOOTER.map(([kind, href]) => entry('footer', kind, { group: 'opportunities', label: pluralOf(kind), href })),
]
