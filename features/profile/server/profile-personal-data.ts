import type { Database, Files, LooseFiles, PersonalData } from '../../data/contract'
import type { Json } from '../../../kernel/index'
import { sections } from '../contract'
import { deleteEntriesOf, listAllEntries } from './entry-queries'
import { deleteFormerOf, listFormer } from './former-queries'
import { deleteHead, findHead, picturesOf } from './head-queries'
import { readPicture } from './read-picture'
import type { ProfileTables } from './tables'

/** The picture itself: an archive is opened without a connection, and its address ends with the account. */
async function pictureOf(files: Files, id: string | null): Promise<string | null> {
  const bytes = id === null ? undefined : await readPicture(files, id)
  return bytes ? `data:image/webp;base64,${bytes.toString('base64')}` : null
}

/** All that a person wrote and chose here. Erasing deletes it for good, the picture after the commit. */
export function profilePersonalData(database: Database, files: Files, looseFiles: LooseFiles): PersonalData {
  return {
    id: 'profile.profile',
    async export(personId) {
      const db = database.of<ProfileTables>()
      const head = await findHead(db, personId)
      const former = await listFormer(db, personId)
      return {
        head: head
          ? {
              headline: head.headline,
              about: head.about,
              city: head.city,
              skills: [...head.skills],
              picture: await pictureOf(files, head.avatar_large),
              shownTo: { ...head.visibility },
              searchEngines: head.is_indexed,
              interests: { ...head.interests } as unknown as Json,
              completion: head.percent,
              lastAskedAt: head.nudged_at?.toISOString() ?? null,
            }
          : null,
        formerUsernames: former.map(({ username, until }) => ({ username, until: until.toISOString() })),
        sections: (await listAllEntries(db, personId)) as unknown as Json,
      }
    },
    async erase(tx, personId) {
      const db = database.on<ProfileTables>(tx)
      const head = await findHead(db, personId)
      for (const section of sections) await deleteEntriesOf(db, section, personId)
      await deleteFormerOf(db, personId)
      await deleteHead(db, personId)
      await looseFiles.release(tx, picturesOf(head))
    },
  }
}
