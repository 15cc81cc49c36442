import type { Database } from '../../../data/contract'
import type { Verb } from '../../../modules/contract'
import type { SessionTables } from '../tables'
import { countUsers, listUsers, type UserRow } from '../user-queries'

const MOST = 50
const HEAD = ['id', 'name', 'email', 'roles and modules', 'state', 'last seen (UTC)'] as const

/** The first reason that keeps somebody out, or that nothing does. */
function stateOf({ isDisabled, hasPassword, isVerified }: UserRow): string {
  if (isDisabled) return 'disabled'
  if (!hasPassword) return 'no password'
  return isVerified ? 'active' : 'unconfirmed'
}

const lineOf = (user: UserRow): readonly string[] => [
  String(user.id),
  user.name,
  user.email,
  ['user', ...user.roles, ...user.modules].join(' '),
  stateOf(user),
  user.seenAt ? user.seenAt.toISOString().slice(0, 16).replace('T', ' ') : 'never',
]

/** Columns as wide as what stands in them. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** `users`: who is here, for a terminal. */
export function usersVerb(database: Database): Verb {
  return {
    id: 'session.users',
    usage: 'users [part of a name or an e-mail]',
    says: `Lists people with roles, state and when they were last seen; at most ${MOST}.`,
    async run({ args, print }) {
      const db = database.of<SessionTables>()
      const text = args.join(' ').trim()
      const [users, count] = await Promise.all([listUsers(db, text, MOST), countUsers(db, text)])
      if (count === 0) {
        print(`Nobody's name or address has "${text}" in it.`)
        return 1
      }
      for (const line of table([HEAD, ...users.map(lineOf)])) print(line)
      if (count > users.length) print(`${users.length} of ${count}: say a part of the name or address to see fewer.`)
      return 0
    },
  }
}
