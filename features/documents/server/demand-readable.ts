import type { Subject } from '../../../kernel/index'
import type { Opportunities } from '../../listings/contract'
import { mayManage } from '../../manage/contract'
import { findPerson } from '../../session/contract'

/** Whoever may read of an opportunity; while it waits, and ever, whoever manages it. Throws to others as `getShown` does. */
export async function demandReadable(opportunities: Opportunities, id: number, subject: Subject): Promise<void> {
  const reader = findPerson(subject)
  const managed = reader && (await opportunities.find(id))
  if (managed && mayManage(reader, managed)) return
  await opportunities.getShown(id, subject)
}
