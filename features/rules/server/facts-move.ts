import type { Json } from '../../../kernel/index'
import type { Clock, Database, PersonMove, Tx } from '../../data/contract'
import { findOwnFacts, unwritePeople, writeOwnFacts } from './fact-queries'
import type { PersonFacts } from './person-facts'
import type { OwnFactValues } from './read-facts'
import type { RulesTables } from './tables'

const kinds = ['gender', 'bornOn', 'backlogs'] as const satisfies readonly (keyof OwnFactValues)[]

/** Of these facts those that `isMeant`. */
const some = (facts: Partial<OwnFactValues>, isMeant: (kind: (typeof kinds)[number]) => boolean) =>
  Object.fromEntries(kinds.filter(isMeant).map((kind) => [kind, facts[kind] ?? null])) as Partial<OwnFactValues>

/** What only the account that ends has said is said by the kept one too: who told that they are under 18 is not found by everyone for having had two accounts. */
export function factsMove(facts: PersonFacts, database: Database, clock: Clock): PersonMove {
  const on = (tx: Tx) => database.on<RulesTables>(tx)
  const write = (tx: Tx, personId: number, said: Partial<OwnFactValues>) =>
    Object.keys(said).length > 0 ? writeOwnFacts(on(tx), personId, said, clock.now()) : undefined

  return {
    id: 'rules.facts',
    label: { en: 'What you told eligibility rules', hi: 'पात्रता नियमों के लिए बताई गई बातें' },
    both: {
      en: 'What the kept account says counts; what it does not say is taken from the other.',
      hi: 'रखे गए खाते में जो लिखा है, वही माना जाता है; जो उसमें नहीं है, वह दूसरे से लिया जाता है।',
    },
    tables: [
      { table: 'rules.own_fact', key: [], once: [[]] },
      { table: 'rules.person', key: [], once: [[]] },
      { table: 'rules.rule_set', person: 'made_by', key: ['id'] },
    ],
    decide: {
      async move(tx, { from, to }) {
        const [old, kept] = [await findOwnFacts(on(tx), from), await findOwnFacts(on(tx), to)]
        const taken = some(old, (kind) => kept[kind] === null && old[kind] !== null)
        await write(tx, to, taken)
        return { ...taken } as Json
      },
      async undo(tx, { to }, decided) {
        const taken = (decided ?? {}) as Partial<OwnFactValues>
        const kept = await findOwnFacts(on(tx), to)
        // What was said otherwise since is theirs.
        const given = some({}, (kind) => taken[kind] !== undefined && taken[kind] === kept[kind])
        await write(tx, to, given)
      },
    },
    /** What is projected of them meanwhile makes room: all of it is written anew below. */
    beforeReturn: (tx, { from }) => unwritePeople(on(tx), [from]),
    async settle(tx, { from, to }) {
      for (const id of [from, to]) await facts.project(id, tx)
    },
  }
}
