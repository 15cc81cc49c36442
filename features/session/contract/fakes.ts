import type { Token } from '../../../kernel/declare'
import { visitor, type Visitor } from '../../web/contract'
import { type DemoAccount, demoAccounts, demoEmail } from './demo-accounts'
import type {
  Accounts,
  CurrentUser,
  Directory,
  FreshProof,
  People,
  Permission,
  Person,
  PublicPerson,
  Session,
  Zones,
} from './index'
import { accounts, directory, freshProof, people, session, zones } from './index'
import { permissionsOf } from './permission-register'
import { hasRecruiterAccess } from './person'

/** A token and what stands in for it. */
type StandIn = readonly [Token<unknown>, unknown]

const idOf = (account: DemoAccount) => demoAccounts.indexOf(account) + 1

/** A demo account as endpoints see who asks. `permissions` are all that the features at hand declare. */
export function standInPerson(account: DemoAccount, permissions: readonly Permission[]): Person {
  const { name, roles = [], modules = [], moderator = [], word } = account
  return Object.freeze({
    kind: 'person',
    id: idOf(account),
    sessionId: 'stand-in',
    name,
    email: demoEmail(account),
    username: `demo-${word}`,
    roles,
    moderatorTypes: moderator,
    moderates: moderator.map((type) => ({ type, about: '' })),
    modules,
    permissions: permissionsOf(permissions, { id: idOf(account), roles, modules }),
  })
}

/** The same person as the browser knows them: the current user of spec §3. */
export function standInUser(account: DemoAccount, permissions: readonly Permission[]): CurrentUser {
  const { id, name, email, roles, moderatorTypes, modules, ...person } = standInPerson(account, permissions)
  return {
    id,
    name,
    first_name: name.split(' ')[0] ?? name,
    username: person.username ?? null,
    email,
    avatar: null,
    profile_percentage: 40,
    user_type: 'college',
    course_stream: null,
    userRole: ['user', ...roles],
    active_roles: roles.map((role) => ({ name: role })),
    moderatorType: moderatorTypes,
    isTpoStudent: false,
    hasTpoDashboardAccess: account.tpoAccess ?? 0,
    hasRecruiterPanelAccess: hasRecruiterAccess({ roles, modules }),
    signup_step: null,
    permissions: person.permissions,
  }
}

/** Stand-ins for the server: the demo accounts are the people there are. */
export function createSessionServerFakes(permissions: () => readonly Permission[]): readonly StandIn[] {
  const all: readonly PublicPerson[] = demoAccounts.map((account) => ({
    id: idOf(account),
    name: account.name,
    email: demoEmail(account),
    username: `demo-${account.word}`,
  }))
  const begins = (text: string, part: string) => text.toLowerCase().startsWith(part.toLowerCase())
  const standIn: People = {
    find: async (id) => all.find((each) => each.id === id),
    stateOf: async (id) => (await standIn.statesOf([id])).get(id),
    statesOf: async (ids) => new Map(all.filter(({ id }) => ids.includes(id)).map(({ id }) => [id, 'open'])),
    findByEmail: async (email) => all.find((each) => each.email === email.toLowerCase()),
    list: async (ids) => all.filter(({ id }) => ids.includes(id)),
    async allowed(ids, permission) {
      const may = demoAccounts.filter((each) => standInPerson(each, permissions()).permissions.includes(permission))
      return all.filter(({ id }) => ids.includes(id) && may.some((each) => idOf(each) === id))
    },
    holders: (permission) =>
      standIn.allowed(
        all.map(({ id }) => id),
        permission,
      ),
    keptFor: async (id) => id,
    addresses: async (id) => all.filter((each) => each.id === id).map(({ email }) => ({ email, isProved: true })),
    search: async (text) => all.filter(({ name, email }) => begins(name, text) || begins(email, text)),
    async asSubject(id) {
      const account = demoAccounts[id - 1]
      return account && standInPerson(account, permissions())
    },
    grant: async () => {}, // who looks has the roles that they were chosen for
  }
  const accountsStandIn: Accounts = {
    change: async () => {}, // stand-ins stay as they are
    demandMayGo: async () => {},
    findByUsername: async (username) => all.find((each) => each.username === username.toLowerCase()),
  }
  const told = { userType: 'college', courseStream: null, createdAt: new Date('2026-01-01T00:00:00Z') }
  const listed = all.map(({ id, email }) => ({ id, email, proved: [email], ...told }))
  const directoryStandIn: Directory = {
    find: async (id) => listed.find((each) => each.id === id),
    list: async (ids) => listed.filter(({ id }) => ids.includes(id)),
    after: async (after, limit) => listed.filter(({ id }) => id > after).slice(0, limit),
  }
  const nowhere: Zones = { of: async () => new Map() }
  const anyProof: FreshProof = { demand: async () => {} }
  return [
    [directory, directoryStandIn],
    [people, standIn],
    [freshProof, anyProof],
    [accounts, accountsStandIn],
    [zones, nowhere],
  ]
}

/**
 * Stand-ins for the browser: somebody is signed in from the first moment, or nobody. `live` makes state that components can watch
 * (valtio's `proxy`; a contract has no libraries).
 */
export function createSessionClientFakes(
  user: CurrentUser | undefined,
  live: <State extends object>(state: State) => State = (state) => state,
): readonly StandIn[] {
  const listeners = new Set<() => void>()
  const subject = user && Object.freeze({ ...user })
  const state = live<{ status: 'nobody' | 'someone'; user: CurrentUser | undefined }>({
    status: user ? 'someone' : 'nobody',
    user,
  })
  const signedIn: Session = {
    state,
    refresh: async () => {},
    asSomeone: (act) => (state.user ? act() : location.assign('/auth/login')),
    async signOut() {
      state.status = 'nobody'
      state.user = undefined
      for (const listener of listeners) listener()
    },
  }
  const looks: Visitor = {
    current: () => (state.status === 'someone' ? subject : undefined),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return [
    [session, signedIn],
    [visitor, looks],
  ]
}
