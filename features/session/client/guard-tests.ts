import { contribute, guards, type Verdict } from '../../../kernel/index'
import { findUser } from '../contract'

const signIn: Verdict = { because: 'Sign in to go on.', status: 401 }

/** The same guards as on the server, judged on what it said of the current user. They only hide: the server decides again. */
export const guardContributions = [
  contribute(guards, { id: 'session.signed-in', test: (subject) => (findUser(subject) ? true : signIn) }),
  contribute(guards, {
    id: 'session.signed-out',
    test: (subject) => (findUser(subject) ? { because: 'You are signed in already.', status: 403 } : true),
  }),
  contribute(guards, {
    id: 'session.permission',
    test(subject, ...[name]) {
      const user = findUser(subject)
      if (!user) return signIn
      if (user.permissions.includes(String(name))) return true
      return {
        because: `This needs the permission "${String(name)}", which your roles do not give. An admin can grant it.`,
        status: 403,
      }
    },
  }),
  contribute(guards, {
    id: 'session.has-role',
    test(subject, ...wanted) {
      const user = findUser(subject)
      if (!user) return signIn
      if (user.userRole.some((role) => wanted.includes(role))) return true
      return { because: `This is for ${wanted.join(' or ')}. An admin can grant the role.`, status: 403 }
    },
  }),
]
