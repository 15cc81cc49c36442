import { dataErrors, type Outbox } from '../../../data/contract'
import { becamePublic, type Source, type Sources } from '../../contract'
import { announceChange } from '../changes'
import { knownNames } from '../imitations/known-names'
import { createLookAlikes } from '../imitations/look-alike'
import type { ListingsTables } from '../tables'
import { listSources, takeSource } from './fold-queries'
import { reasonsToHold } from './held'
import { keyed, type MakeParts, makeRow } from './make-row'

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
      const db = database.on<ListingsTables>(tx)
      const said = await takeSource(db, opportunityId, sourceId)
      if (!said) throw dataErrors.notFound('It has no such source any more. Somebody may have split it already.')
      // Known by its address as one of its own from now on: an import finds it before it looks for what says the same.
      const held = reasonsToHold(said.content, createLookAlikes(await knownNames(db))).length > 0
      const { id, isLive } = await makeRow(parts, tx, keyed(said), held)
      await announceChange(database, [opportunityId, id], tx)
      if (isLive) await outbox.publish(tx, becamePublic({ opportunityIds: [id] }))
      return id
    },
  }
}
