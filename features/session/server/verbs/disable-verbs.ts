import type { Database } from '../../../data/contract'
import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import type { Suspensions } from '../suspension/suspensions'
import { namedAccount } from './named-account'

const fromHere = { personId: undefined, way: 'command line', isAdmin: true } as const

export function disableVerb(database: Database, { disable }: Suspensions): Verb {
  const usage = 'disable <e-mail> <reason …>'
  return {
    id: 'session.disable',
    usage,
    says: 'Disables an account: its sessions end at once, and nobody can log in to it.',
    async run({ args: [email, ...words], print }) {
      const reason = words.join(' ').trim()
      if (!email || reason.length < 3) throw webErrors.badRequest(`Say whose, and why: ${usage}`)
      const account = await namedAccount(database, email)
      await database.transact((tx) => disable(tx, account.id, { ...fromHere, reason }))
      print(`${account.name} (${account.email}) is disabled.`)
      return 0
    },
  }
}

export function enableVerb(database: Database, { enable }: Suspensions): Verb {
  const usage = 'enable <e-mail>'
  return {
    id: 'session.enable',
    usage,
    says: 'Opens a disabled account again.',
    async run({ args: [email], print }) {
      if (!email) throw webErrors.badRequest(`Say whose: ${usage}`)
      const account = await namedAccount(database, email)
      const isChanged = await database.transact((tx) => enable(tx, account.id, fromHere))
      print(`${account.name} (${account.email}) ${isChanged ? 'is open again' : 'was not disabled'}.`)
      return 0
    },
  }
}
