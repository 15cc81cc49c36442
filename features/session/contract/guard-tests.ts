import type { Contribution, Subject, Verdict } from '../../../kernel/declare'
import { contribute, guards } from '../../../kernel/declare'
import type { Role } from './roles'

/** What guards need to know of whoever asks. Everyone who is signed in is a `user` (spec §6). */
export interface Holder {
  readonly roles: readonly Role[]
  readonly permissions: readonly string[]
  /** What waits for a second factor. */
  readonly withheld?: readonly string[]
  /** Signed in by the link of an assessment. */
  readonly isTemporary?: boolean
}

const signIn: Verdict = { because: 'Sign in to go on.', status: 401 }
const secondFactor: Verdict = {
  because: 'Admins need a second factor. Set it up under Settings, Sign-in (/user/sign-in), then come back.',
  status: 403,
}

/** What the guards of this contract mean, once for both halves: `read` tells who a half's subject is, undefined for nobody. */
export function guardTests(read: (subject: Subject) => Holder | undefined): readonly Contribution[] {
  return [
    contribute(guards, { id: 'session.signed-in', test: (subject) => (read(subject) ? true : signIn) }),
    contribute(guards, {
      id: 'session.signed-out',
      test: (subject) => (read(subject) ? { because: 'You are signed in already.', status: 403 } : true),
    }),
    contribute(guards, {
      id: 'session.temporary',
      test: (subject) =>
        read(subject)?.isTemporary ? true : { because: 'This is for the login of an assessment.', status: 403 },
    }),
    contribute(guards, {
      id: 'session.permission',
      test(subject, ...[name]) {
        const holder = read(subject)
        if (!holder) return signIn
        if (holder.permissions.includes(String(name))) return true
        if (holder.withheld?.includes(String(name))) return secondFactor
        return {
          because: `This needs the permission "${String(name)}", which your roles do not give. An admin can grant it.`,
          status: 403,
        }
      },
    }),
    contribute(guards, {
      id: 'session.has-role',
      test(subject, ...wanted) {
        const holder = read(subject)
        if (!holder) return signIn
        if (wanted.includes('user') || holder.roles.some((role) => wanted.includes(role))) return true
        if (holder.withheld?.length && wanted.includes('admin')) return secondFactor
        return { because: `This is for ${wanted.join(' or ')}. An admin can grant the role.`, status: 403 }
      },
    }),
  ]
}
