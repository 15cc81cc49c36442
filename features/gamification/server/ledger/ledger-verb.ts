import type { Audit, Clock, Database } from '../../../data/contract'
import type { Verb } from '../../../modules/contract'
import { webErrors } from '../../../web/contract'
import type { Ledger } from '../../contract'
import type { GamificationTables } from '../tables'
import { verifyLedger } from './verify'

const USAGE = 'ledger verify | reverse <line> <why>'

/** `ledger`: proves that points and coins are what their lines say, or takes one line back. */
export function ledgerVerb(database: Database, book: Ledger, audit: Audit, clock: Clock): Verb {
  async function reverse([line = '', ...words]: readonly string[], print: (line: string) => void) {
    const why = words.join(' ').trim()
    if (!/^[1-9]\d{0,8}$/.test(line) || why === '')
      throw webErrors.badRequest(`Say which line, by its number, and why: ${USAGE}`)
    await database.transact(async (tx) => {
      await book.reverse(tx, Number(line), { en: why, hi: why })
      const about = `transfer:${line}`
      await audit.record(tx, { personId: undefined, action: 'gamification.reversed', about, detail: { why } })
    })
    print(`Line ${line} is taken back.`)
    return 0
  }

  return {
    id: 'gamification.ledger',
    usage: USAGE,
    says: 'Proves that all points and coins sum up, line by line; or takes one line back.',
    async run({ args: [what, ...more], print }) {
      if (what === 'reverse') return reverse(more, print)
      if (what !== 'verify') throw webErrors.badRequest(`Say what to do: ${USAGE}`)
      const { transfers, entries, faults } = await verifyLedger(database.of<GamificationTables>(), clock.now())
      for (const fault of faults) print(fault)
      print(
        faults.length === 0
          ? `${entries} entries of ${transfers} transfers sum to zero; every balance and score is the sum of its entries.`
          : `${faults.length} faults in ${entries} entries of ${transfers} transfers.`,
      )
      return faults.length === 0 ? 0 : 1
    },
  }
}
