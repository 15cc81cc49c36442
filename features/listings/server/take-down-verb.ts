import type { Database } from '../../data/contract'
import type { Verb } from '../../modules/contract'
import { webErrors } from '../../web/contract'
import type { Opportunities } from '../contract'

const USAGE = 'take-down <id> <why>'

/** `take-down`: out of lists, search and feeds; the address says that it is gone. */
export function takeDownVerb(database: Database, opportunities: Opportunities): Verb {
  return {
    id: 'listings.take-down',
    usage: USAGE,
    says: 'Takes an opportunity down for good: its address answers 410. The reason stays in its history.',
    async run({ args: [id = '', ...words], print }) {
      const why = words.join(' ').trim()
      if (!/^[1-9]\d{0,8}$/.test(id) || why === '')
        throw webErrors.badRequest(`Say which, by the number that ends its address, and why: ${USAGE}`)
      await database.transact((tx) => opportunities.remove(tx, Number(id), undefined, why))
      print(`${id} is taken down.`)
      return 0
    },
  }
}
