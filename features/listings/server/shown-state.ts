import { dataErrors } from '../../data/contract'
import { type Absence, listingErrors, type OpportunityState } from '../contract'

interface Standing {
  readonly state: OpportunityState
  readonly published_at: Date | null
}

/** Whether readers meet it at all: it is public now, or was until its time ran out. */
const isShown = ({ state }: Standing) => state === 'live' || state === 'closed'

/** It was public and waits for somebody to look at it: reports held it, its organizer's account is disabled, or it was sent back from there. */
const isHeld = ({ state, published_at }: Standing) =>
  (state === 'pending' || state === 'returned') && published_at !== null

/** Throws `removed`, `held`, or `not-found` for what was never public. */
export function demandShown<R extends Standing>(row: R | undefined): asserts row is R {
  if (row && isShown(row)) return
  if (row?.state === 'removed')
    throw listingErrors.removed('This opportunity was taken down. Look for a similar one in the list.')
  if (row && isHeld(row))
    throw listingErrors.held(
      'This opportunity is out of sight while somebody looks at it. It comes back, or it is taken down. Look again tomorrow.',
    )
  throw dataErrors.notFound('There is no such opportunity. The address may be mistyped.')
}

/** Why a reader who met it once does not meet it now. */
export function absenceOf(row: Standing | undefined): Absence {
  if (!row || row.state === 'removed') return 'removed'
  return isShown(row) ? 'invited' : 'held'
}
