import { didYouMean } from '../../../../kernel/index'
import type { Database } from '../../../data/contract'
import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import { type ModulePermission, modulePermissions, type Role, roles } from '../../contract'
import type { Giver, Right, Rights } from '../rights'
import { namedAccount } from './named-account'

const fromHere: Giver = { personId: undefined, way: 'command line' }
const grantable = roles.filter((role) => role !== 'user')

/** A right by its name: no role is called like a module. */
function rightOf(name: string): Right {
  if (name === 'user') throw webErrors.badRequest('Everyone is a user: that role can neither be given nor taken.')
  if ((grantable as readonly string[]).includes(name)) return { role: name as Role }
  if ((modulePermissions as readonly string[]).includes(name)) return { module: name as ModulePermission }
  throw webErrors.badRequest(
    `There is no role or module "${name}".${didYouMean(name, [...grantable, ...modulePermissions])}\n  roles: ${grantable.join(', ')}\n  modules: ${modulePermissions.join(', ')}`,
  )
}

interface Words {
  readonly verb: 'grant' | 'revoke'
  readonly says: string
  readonly done: string
  /** Why nothing had to be done. */
  readonly idle: string
}

function rightVerb(words: Words, database: Database, change: Rights['give']): Verb {
  const usage = `${words.verb} <e-mail> <role or module>`
  return {
    id: `session.${words.verb}`,
    usage,
    says: words.says,
    async run({ args: [email, name], print }) {
      if (!email || !name) throw webErrors.badRequest(`Say whose, and which: ${usage}`)
      const right = rightOf(name)
      const account = await namedAccount(database, email)
      const changed = await database.transact((tx) => change(tx, account.id, right, fromHere))
      print(`${account.name} (${account.email}) ${changed ? words.done : words.idle} ${name}.`)
      return 0
    },
  }
}

export function grantVerb(database: Database, { give }: Rights): Verb {
  const says = 'Gives a role or a module; open sessions have it at once.'
  return rightVerb({ verb: 'grant', says, done: 'now has', idle: 'already has' }, database, give)
}

export function revokeVerb(database: Database, { take }: Rights): Verb {
  const says = 'Takes a role or a module; open sessions lose it at once.'
  return rightVerb({ verb: 'revoke', says, done: 'no longer has', idle: 'does not have' }, database, take)
}
