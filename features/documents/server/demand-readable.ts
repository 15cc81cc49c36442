import type { Subject } from '../../../kernel/index'
import type { Opportunities } from '../../listings/contract'
import { mayManage } from '../../manage/contract'
import { findPerson } from '../../session/contract'

/** Whoever may read of an opportunity, and whoever manages it, though it is shown to nobody. Throws to others as `getShown` does. */
export async function demandReadable(opportunities: Opportunities, id: number, subject: Subject): Promise<void> {
  try {
    await opportunities.getShown(id, subject)
  } catch (refusal) {
    const reader = findPerson(subject)
    const managed = reader && (await opportunities.find(id))
    if (!managed || !mayManage(reader, managed)) throw refusal
  }
}
