import type { Database, PersonMove } from '../../data/contract'
import type { People } from '../../session/contract'
import { sections } from '../contract'
import { placeBehind } from './entry-queries'
import { dropFormer, keepFormer } from './former-queries'
import type { Profiles } from './profiles'
import { type ProfileTables, tableOf } from './tables'

const FOR_GOOD = new Date('9999-01-01T00:00:00Z')

/** Entries of all sections; the head (words, photo, who sees what) where the other account has none. The old name leads to the kept page. */
export function profileMove(database: Database, profiles: Profiles, people: People): PersonMove {
  const on = (tx: Parameters<Database['on']>[0]) => database.on<ProfileTables>(tx)
  return {
    id: 'profile.profile',
    label: { en: 'Profile', hi: 'प्रोफ़ाइल' },
    both: {
      en: 'Headline, photo, privacy and interests of the kept account count.',
      hi: 'शीर्षक, फ़ोटो, गोपनीयता और रुचियाँ रखे गए खाते की रहती हैं।',
    },
    tables: [
      { table: 'profile.head', key: [], once: [[]] },
      { table: 'profile.former_username', key: ['username'] },
      ...sections.map((section) => ({ table: tableOf(section), key: ['id'] })),
    ],
    decide: {
      async move(tx, { from, to }, rows) {
        // The first education is the one that counts: the kept account's stays it.
        for (const section of sections) {
          const ids = (rows[tableOf(section)] ?? []).map((key) => Number((key as readonly number[])[0]))
          if (ids.length > 0) await placeBehind(on(tx), section, to, ids)
        }
        const [old, kept] = [await people.find(from, tx), await people.find(to, tx)]
        // An account without a name takes this one over.
        if (!old?.username || !kept?.username) return null
        await keepFormer(on(tx), old.username.toLowerCase(), to, FOR_GOOD)
        return old.username.toLowerCase()
      },
      async undo(tx, _, username) {
        if (typeof username === 'string') await dropFormer(on(tx), username)
      },
    },
    async settle(tx, { from, to }) {
      for (const id of [from, to]) if (await people.find(id, tx)) await profiles.settle(tx, id)
    },
  }
}
