import { type FaultContext, TELLING_FAULTS } from '../../../web/contract'
import type { ConsentChoice } from '../../contract'
import { clientId } from '../client-id'
import type { Trail } from './create-trail'

export interface FaultJoiner {
  readonly trail: Trail
  readonly pageId: () => string | undefined
  readonly choice: () => ConsentChoice | undefined
}

/** Adds to what a page tells of its faults: where it was, what led there, and which browser it is where that was allowed. Returns how to end it. */
export function joinFaults({ trail, pageId, choice }: FaultJoiner): () => void {
  function join(event: Event) {
    const context = (event as CustomEvent<FaultContext>).detail
    const page = pageId()
    context.trail = trail.read()
    if (page) context.pageId = page
    if (choice() === 'all') context.clientId = clientId()
  }
  addEventListener(TELLING_FAULTS, join)
  return () => removeEventListener(TELLING_FAULTS, join)
}
