import type { Guard } from '../../../../kernel/index'
import type { Values } from '../../../ui/contract'
import { type CurrentUser, hasRole, permission, signedIn, signedOut, temporary } from '../../contract'

export interface RefusalStep {
  /** Text keys, with their values. */
  readonly says: string
  readonly note?: string
  readonly values?: Values
  /** Undefined: not reached, one before it stopped. */
  readonly isMet: boolean | undefined
}

type Words = Pick<RefusalStep, 'says' | 'note' | 'values'>

/** What a guard asks for, in words; nothing where a step before has said it. */
function wordsOf({ guard, args }: Guard, user: CurrentUser): Words | undefined {
  const roles = user.userRole.join(', ')
  switch (guard) {
    case signedIn().guard:
      return undefined
    case permission('').guard:
      return {
        says: 'session.why.permission',
        note: 'session.why.permission.note',
        values: { permission: String(args[0]), roles },
      }
    case hasRole('user').guard:
      return {
        says: 'session.why.role',
        note: 'session.why.role.note',
        values: { wanted: args.join(' / '), roles },
      }
    case signedOut().guard:
      return { says: 'session.why.out' }
    case temporary().guard:
      return { says: 'session.why.temporary' }
    default:
      return { says: 'session.why.other' }
  }
}

/** Whether a second factor is all that is missing: the roles would give it. */
const waitsForFactor = ({ guard, args }: Guard, { withheld = [] }: CurrentUser) =>
  guard === permission('').guard ? withheld.includes(String(args[0])) : withheld.length > 0 && args.includes('admin')

/** Says that a second factor is missing. */
export const FACTOR = 'session.why.factor'
const factor: Words = { says: FACTOR, note: 'session.why.factor.note' }

/** The way to a page step by step: what is there, who looks, and each of its guards, until the first that says no. */
export function refusalSteps(
  { path, access }: { readonly path: string; readonly access: readonly Guard[] },
  user: CurrentUser,
  passes: (guard: Guard) => boolean,
): readonly RefusalStep[] {
  const steps: RefusalStep[] = [
    { says: 'session.why.exists', note: 'session.why.path', values: { path }, isMet: true },
    { says: 'session.why.in', note: 'session.why.as', values: { name: user.name }, isMet: true },
  ]
  let isStopped = false
  for (const guard of access) {
    const words = wordsOf(guard, user)
    if (!words) continue
    const isMet: boolean | undefined = isStopped ? undefined : passes(guard)
    if (isMet === false && waitsForFactor(guard, user)) steps.push({ ...words, isMet: true }, { ...factor, isMet })
    else steps.push({ ...words, isMet })
    isStopped ||= isMet === false
  }
  return steps
}
