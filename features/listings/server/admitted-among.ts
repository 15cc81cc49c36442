import type { People } from '../../session/contract'
import type { Gate } from './gate'
import type { FullRow } from './opportunity-queries'

/** Each takes a connection: others need some, too. */
const ASKED_AT_ONCE = 5

/** Of these people those to whom one is shown; none where there is no such opportunity. */
export async function admittedAmong(
  { gate, people }: { readonly gate: Gate; readonly people: People },
  found: FullRow | undefined,
  personIds: readonly number[],
): Promise<readonly number[]> {
  if (!found) return []
  if (found.visibility !== 'invited') return personIds
  const isAdmitted = async (personId: number) => {
    const reader = await people.asSubject(personId)
    return reader !== undefined && gate.admits(found, reader)
  }
  const admitted: number[] = []
  for (let at = 0; at < personIds.length; at += ASKED_AT_ONCE) {
    const some = personIds.slice(at, at + ASKED_AT_ONCE)
    const answers = await Promise.all(some.map(isAdmitted))
    admitted.push(...some.filter((_, nr) => answers[nr]))
  }
  return admitted
}
