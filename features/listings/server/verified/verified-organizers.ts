import type { Clock, Database, Tx } from '../../../data/contract'
import type { Naming, Verification, VerifiedOrganizers } from '../../contract'
import { announceLooks } from '../changes'
import { plainOf } from '../imitations/look-alike'
import type { ListingsTables } from '../tables'
import { deleteVerified, insertVerified, listVerified, placesOfVerified, shownOf } from './verified-queries'

interface Bearer {
  readonly name: string
  readonly people: Set<number>
}

export function createVerifiedOrganizers(database: Database, clock: Clock): VerifiedOrganizers {
  const on = (tx: Tx) => database.on<ListingsTables>(tx)

  /** By the name as it reads: who adds a point or an accent to it means to be taken for it. */
  async function bearers(): Promise<ReadonlyMap<string, Bearer>> {
    const found = new Map<string, Bearer>()
    for (const { name, personId } of await listVerified(database.of<ListingsTables>())) {
      const known = found.get(plainOf(name)) ?? { name, people: new Set() }
      known.people.add(personId)
      found.set(plainOf(name), known)
    }
    return found
  }

  const announce = async (tx: Tx, { organisation, organizerId }: Naming) =>
    announceLooks(database, await shownOf(on(tx), organizerId, organisation), tx)

  return {
    async of(named) {
      if (named.length === 0) return []
      const [carrying, known] = await Promise.all([placesOfVerified(database.of<ListingsTables>(), named), bearers()])
      return named.map(({ organisation, organizerId }, place): Verification => {
        if (carrying.has(place)) return { of: 'organizer', name: organisation }
        const bearer = known.get(plainOf(organisation))
        const isOthers = bearer !== undefined && !bearer.people.has(organizerId)
        return isOthers ? { of: 'others', name: bearer.name } : { of: 'nobody', name: organisation }
      })
    },
    async give(tx, naming, by) {
      const id = await insertVerified(on(tx), naming, { by, at: clock.now() })
      if (id !== undefined) await announce(tx, naming)
      return id
    },
    async takeBack(tx, naming) {
      const id = await deleteVerified(on(tx), naming)
      if (id !== undefined) await announce(tx, naming)
      return id
    },
  }
}
