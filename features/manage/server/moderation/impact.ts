import type { Opportunities } from '../../../listings/contract'
import type { Registrations } from '../../../registrations/contract'
import { type ImpactSource, manageErrors } from '../../contract'
import type { Impact } from '../../contract/wire-moderation'

/** Whom it would concern if something that is or was public ended, in numbers. Throws `not-yours` for what was not. */
export type ReadImpact = (id: number) => Promise<Impact>

const SHOWN: readonly string[] = ['live', 'closed']

/** `registrations` is undefined while nobody registers here. */
export function createReadImpact(
  opportunities: Opportunities,
  registrations: () => Registrations | undefined,
  sources: () => readonly ImpactSource[],
): ReadImpact {
  return async (id) => {
    const row = await opportunities.find(id)
    if (!row || !(SHOWN.includes(row.state) || row.takenDown))
      throw manageErrors.notYours(`There is no opportunity ${id} that is public. It may have been deleted.`)
    const [entered, ...others] = await Promise.all([
      registrations()?.count([id]),
      ...sources().map(async (each) => ({ of: each.of, count: await each.count(id) })),
    ])
    const registered = entered && { of: 'registered' as const, count: entered.get(id)?.registered ?? 0 }
    return { counts: registered ? [registered, ...others] : others }
  }
}
