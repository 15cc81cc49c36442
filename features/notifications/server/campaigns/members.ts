import { type Ages, OF_AGE } from '../../../rules/contract'
import type { Directory } from '../../../session/contract'
import type { Audience } from '../../contract'
import type { CampaignContent } from '../../contract/wire-admin'

/** Looked through at a time. */
const BATCH = 200

export interface MemberParts {
  readonly directory: Directory
  readonly audiences: () => readonly Audience[]
  readonly ages: () => Ages | undefined
}

interface Batch {
  readonly members: readonly number[]
  /** Where the next batch begins; undefined after the last one. */
  readonly next: number | undefined
}

/**
 * Those of the next people after this id who are meant, the first `most` of them. Whoever is known to be under 18 is sent nothing of the kind (the DPDP Act,
 * section 9). An audience that nobody offers any more fits nobody: better none than all.
 */
export async function membersAfter(
  { directory, audiences, ages }: MemberParts,
  chosen: CampaignContent['audience'],
  { after, most = BATCH }: { readonly after: number; readonly most?: number },
): Promise<Batch> {
  const people = await directory.after(after, BATCH)
  const minors = await ages()?.underAmong(
    people.map(({ id }) => id),
    OF_AGE,
  )
  let members = people.map(({ id }) => id).filter((id) => !minors?.has(id))
  for (const [id, values] of Object.entries(chosen)) {
    if (values.length === 0 || members.length === 0) continue
    const fits =
      (await audiences()
        .find((each) => each.id === id)
        ?.among(members, values)) ?? new Set<number>()
    members = members.filter((each) => fits.has(each))
  }
  if (members.length > most) return { members: members.slice(0, most), next: members[most - 1] }
  return { members, next: people.length === BATCH ? people.at(-1)?.id : undefined }
}

export async function countMembers(parts: MemberParts, chosen: CampaignContent['audience']): Promise<number> {
  let count = 0
  for (let after: number | undefined = 0; after !== undefined; ) {
    const batch: Batch = await membersAfter(parts, chosen, { after })
    count += batch.members.length
    after = batch.next
  }
  return count
}
