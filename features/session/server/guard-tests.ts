import { contribute, guards, type Verdict } from '../../../kernel/index'
import { findPerson } from '../contract'

const signIn: Verdict = { because: 'Sign in to go on.', status: 401 }

/** What the guards of the contract mean on the server: judged on the Person that the session gave. */
export const guardContributions = [
  contribute(guards, { id: 'session.signed-in', test: (subject) => (findPerson(subject) ? true : signIn) }),
  contribute(guards, {
    id: 'session.signed-out',
    test: (subject) => (findPerson(subject) ? { because: 'You are signed in already.', status: 403 } : true),
  }),
  contribute(guards, {
    id: 'session.permission',
    test(subject, ...[name]) {
      const person = findPerson(subject)
      if (!person) return signIn
      if (person.permissions.includes(String(name))) return true
      return {
        because: `This needs the permission "${String(name)}", which your roles do not give. An admin can grant it.`,
        status: 403,
      }
    },
  }),
  contribute(guards, {
    id: 'session.has-role',
    test(subject, ...wanted) {
      const person = findPerson(subject)
      if (!person) return signIn
      if (person.roles.some((role) => wanted.includes(role))) return true
      return { because: `This is for ${wanted.join(' or ')}. An admin can grant the role.`, status: 403 }
    },
  }),
]
