import { type Audit, type Clock, type Database, dataErrors, type Tx } from '../../../data/contract'
import type { House, Live } from '../../../web/contract'
import { modulesErrors } from '../../contract'
import { lapsesBefore } from './life'
import { tellProposals } from './live-topic'
import {
  endOpenOf,
  findOpenOf,
  findProposal,
  insertProposal,
  listProposals,
  type ProposalRow,
  type ProposalTables,
  settleProposal,
} from './proposal-queries'
import { settledErrorOf } from './settled-error'
import { findOthers, type TellParts } from './tell-others'

export interface Proposals {
  /** Writes down that this person, or the command line, wants a module off. Once more by the same: the one that stands. */
  propose(feature: string, by: number | undefined, why: string): Promise<ProposalRow>
  /** Open ones, and what was declined of this person within a day. */
  list(personId: number): Promise<readonly ProposalRow[]>
  /** Switches off what another has proposed. */
  approve(id: number, by: number): Promise<void>
  decline(id: number, by: number, why: string): Promise<void>
  takeBack(id: number, by: number): Promise<void>
}

export interface ProposalsNeeds {
  readonly database: Database
  readonly house: House
  readonly audit: Audit
  readonly live: Live
  readonly clock: Clock
  readonly people: TellParts['people']
  readonly notices: TellParts['notices']
}

/** Switching off by two: one proposes, another approves within a day. */
export function createProposals(needs: ProposalsNeeds): Proposals {
  const { database, house, audit, live, clock } = needs
  const on = (tx: Tx) => database.on<ProposalTables>(tx)
  const record = (tx: Tx, personId: number | undefined, done: string, { id, feature }: ProposalRow, why: string) =>
    audit.record(tx, {
      personId,
      action: `modules.off-${done}`,
      about: `feature:${feature}`,
      detail: { why, proposal: id },
    })

  async function get(id: number): Promise<ProposalRow> {
    const found = await findProposal(database.of<ProposalTables>(), id)
    if (!found) throw dataErrors.notFound(`There is no proposal ${id}.`)
    return found
  }

  /** True where this person has done just that before: who presses again is told the same. */
  const isDone = (row: ProposalRow, state: ProposalRow['state'], by: number) =>
    row.state === state && row.settled_by_person === by

  async function settle(row: ProposalRow, by: number, state: 'declined' | 'taken-back', why: string) {
    await database.transact(async (tx) => {
      const at = clock.now()
      const settled = await settleProposal(on(tx), row.id, lapsesBefore(at), { state, by, at, why })
      if (!settled) throw settledErrorOf(await findProposal(on(tx), row.id))
      await record(tx, by, state, row, why)
      await tellProposals(live, tx)
    })
  }

  return {
    async propose(feature, by, why) {
      house.check({ [feature]: false })
      const tellOthers = await findOthers(needs, by)
      return database.transact(async (tx) => {
        const at = clock.now()
        await endOpenOf(on(tx), [feature], { state: 'lapsed', at }, lapsesBefore(at))
        const made = await insertProposal(on(tx), { feature, why, by_person: by ?? null, at })
        if (made) {
          await record(tx, by, 'proposed', made, why)
          await tellProposals(live, tx)
          await tellOthers(tx, made)
          return made
        }
        const standing = await findOpenOf(on(tx), feature)
        if (standing && standing.by_person === (by ?? null)) return standing
        throw modulesErrors.alreadyProposed(
          `Somebody else has proposed to switch "${feature}" off. Approve or decline that on the list of modules.`,
        )
      })
    },
    list: (personId) => listProposals(database.of<ProposalTables>(), lapsesBefore(clock.now()), personId),
    async approve(id, by) {
      const row = await get(id)
      if (isDone(row, 'approved', by)) return
      if (row.by_person === by)
        throw modulesErrors.ownProposal('You have proposed this yourself: somebody else has to approve it.')
      // Settled in the transaction that switches: it acts once, whoever presses how often.
      await house.apply({ [row.feature]: false }, by, row.why, row.id)
    },
    async decline(id, by, why) {
      const row = await get(id)
      if (isDone(row, 'declined', by)) return
      if (row.by_person === by)
        throw modulesErrors.ownProposal('You have proposed this yourself: take it back instead.')
      await settle(row, by, 'declined', why)
    },
    async takeBack(id, by) {
      const row = await get(id)
      if (isDone(row, 'taken-back', by)) return
      if (row.by_person !== by)
        throw modulesErrors.notYourProposal('Somebody else has proposed this: you can decline it, and say why.')
      await settle(row, by, 'taken-back', '')
    },
  }
}
