import { collectionsServer } from '../../../../features/collections/server/feature'
import { discussionServer } from '../../../../features/discussion/server/feature'
import { documentsServer } from '../../../../features/documents/server/feature'
import type { Visibility } from '../../../../features/listings/contract'
import { prizesServer } from '../../../../features/prizes/server/feature'
import { profileServer } from '../../../../features/profile/server/feature'
import { registrationsServer } from '../../../../features/registrations/server/feature'
import { rulesServer } from '../../../../features/rules/server/feature'
import { savedServer } from '../../../../features/saved/server/feature'
import { stagesServer } from '../../../../features/stages/server/feature'
import type { DatabaseKind } from '../../../support/database'
import { bootPublishing } from '../../manage/house'

const publicUrl = 'http://localhost:4000'
const features = [
  ...[profileServer, registrationsServer, rulesServer, discussionServer, savedServer, collectionsServer],
  ...[stagesServer, prizesServer, documentsServer],
]

/** A word that stands in nothing but what is private here. */
export const SECRET = 'Quetzalcoatl'

/** Every feature that shows something of an opportunity, and one that is shown to some. */
export async function bootPrivate(kind: DatabaseKind) {
  const house = await bootPublishing(kind, features, { registrations: { publicUrl } })
  return {
    ...house,
    secret: (visibility: Visibility, invited: readonly string[] = ['student@demo.test']) =>
      house.published({
        title: `${SECRET} hackathon`,
        organisation: `${SECRET} Labs`,
        tags: [SECRET],
        visibility,
        parts: { eligibility: { conditions: [{ fact: 'invited', anyOf: [...invited] }] } },
      }),
  }
}

export type PrivateHouse = Awaited<ReturnType<typeof bootPrivate>>
