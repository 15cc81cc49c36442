import { dataErrors, type Outbox } from '../../../data/contract'
import { becamePublic, type Source, type Sources, suspicionsOfListing } from '../../contract'
import { announceChange } from '../changes'
import type { ListingsTables } from '../tables'
import { listSources, takeSource } from './fold-queries'
import { type MakeParts, makeRow } from './make-row'

export interface SourceParts extends MakeParts {
  readonly outbox: Outbox
}

export function createSources(parts: SourceParts): Sources {
  const { database, outbox } = parts
  return {
    async of(opportunityIds) {
      const found = new Map<number, Source[]>()
      for (const { id, opportunity_id: of, link } of await listSources(database.of<ListingsTables>(), opportunityIds))
        found.set(of, [...(found.get(of) ?? []), { id, link }])
      return found
    },
    async split(tx, opportunityId, sourceId) {
      const said = await takeSource(database.on<ListingsTables>(tx), opportunityId, sourceId)
      if (!said) throw dataErrors.notFound('It has no such source any more. Somebody may have split it already.')
      // Known by its address as one of its own from now on: an import finds it before it looks for what says the same.
      const { id, isLive } = await makeRow(parts, tx, said, suspicionsOfListing(said.content).length > 0)
      await announceChange(database, [opportunityId, id], tx)
      if (isLive) await outbox.publish(tx, becamePublic({ opportunityIds: [id] }))
      return id
    },
  }
}
