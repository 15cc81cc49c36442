import type { Audit, Clock, Database, Tx } from '../../data/contract'
import type { Live } from '../../web/contract'
import type { SwitchStore } from '../contract'
import { lapsesBefore } from './proposals/life'
import { tellProposals } from './proposals/live-topic'
import { endOpenOf, findProposal, type ProposalTables, settleProposal } from './proposals/proposal-queries'
import { settledErrorOf } from './proposals/settled-error'
import { listSwitches, lockSwitch, type ModulesTables, setSwitch } from './switch-queries'

const CHANNEL = 'modules.changed'

/** Switches in the database: all nodes read the same, and hear of a change within a moment. */
export function createSwitchStore(database: Database, audit: Audit, clock: Clock, live: Live): SwitchStore {
  /** Whoever proposed what is done now; what else was proposed about these features is over. */
  async function settleProposals(
    tx: Tx,
    features: readonly string[],
    by: number | undefined,
    proposal: number | undefined,
  ): Promise<{ readonly proposedBy: number | null } | undefined> {
    const db = database.on<ProposalTables>(tx)
    const at = clock.now()
    const done =
      proposal === undefined
        ? undefined
        : await settleProposal(db, proposal, lapsesBefore(at), { state: 'approved', by, at })
    if (proposal !== undefined && !done) throw settledErrorOf(await findProposal(db, proposal))
    const ended = await endOpenOf(db, features, { state: 'over', by, at })
    if (done || ended > 0) await tellProposals(live, tx)
    return done && { proposedBy: done.by_person }
  }

  return {
    async read() {
      const rows = await listSwitches(database.of<ModulesTables>())
      return Object.fromEntries(rows.map((row) => [row.feature, row.is_on]))
    },
    async list() {
      const rows = await listSwitches(database.of<ModulesTables>())
      return rows.map(({ feature, is_on: on, updated_at: since, by_person }) => ({
        ...{ feature, on, since },
        by: by_person ?? undefined,
      }))
    },
    async write(changes, by, why, proposal) {
      await database.transact(async (tx) => {
        const proposed = await settleProposals(tx, Object.keys(changes), by, proposal)
        for (const [feature, isOn] of Object.entries(changes)) {
          const db = database.on<ModulesTables>(tx)
          const before = await lockSwitch(db, feature)
          const was = before?.is_on ?? true // what nobody set is on
          const now = { feature, is_on: isOn, by_person: by ?? null, why, updated_at: clock.now() }
          // Off for long stays off for long where somebody says so again.
          await setSwitch(db, before?.is_on === isOn ? { ...before, why } : now)
          await audit.record(tx, {
            personId: by,
            action: isOn ? 'modules.switched-on' : 'modules.switched-off',
            about: `feature:${feature}`,
            detail: { why, was, ...proposed },
          })
        }
        await database.notify(CHANNEL, '', tx)
      })
    },
    onChange: (listener) => database.listen(CHANNEL, listener, listener),
  }
}
