import type { Clock, Database } from '../../../data/contract'
import type { Verb } from '../../../modules/contract'
import type { People } from '../../../session/contract'
import { webErrors } from '../../../web/contract'
import type { ListingsTables } from '../tables'
import { countOpportunities } from './insert-seed'
import { fillUp } from './opportunities-seed'

const DEFAULT_SIZE = 3000
const MOST = 2_000_000

/** Numbers in [0, 1) that go on differently where an earlier fill stopped. */
function chanceFrom(start: number): () => number {
  let state = start + 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

function sizeOf(args: readonly string[]): number {
  const at = args.indexOf('--size')
  const size = at < 0 ? DEFAULT_SIZE : Number(args[at + 1])
  if (!Number.isInteger(size) || size < 1 || size > MOST)
    throw webErrors.badRequest(`Say how many, from 1 to ${MOST}: seed --size 100000`)
  return size
}

export function seedVerb(database: Database, clock: Clock, people: People): Verb {
  return {
    id: 'listings.seed',
    usage: 'seed [--size N]',
    says: 'Fills up with demo opportunities until there are N of them (3,000 unless said).',
    async run({ args, print, progress, signal }) {
      const size = sizeOf(args)
      const before = await countOpportunities(database.of<ListingsTables>())
      const made = await fillUp(database, people, {
        size,
        now: clock.now(),
        random: chanceFrom(before),
        signal,
        progress: (done) => progress(done, size - before),
      })
      print(`${made} made; there are ${before + made} opportunities.`)
      return 0
    },
  }
}
