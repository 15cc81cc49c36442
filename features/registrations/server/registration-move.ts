import type { Database, Outbox, Pair, PersonMove, StateMachines, Tx } from '../../data/contract'
import type { Live } from '../../web/contract'
import { registered, withdrawn } from '../contract'
import { announce } from './live-topic'
import { listOfBoth, swapPersons } from './registration-move-queries'
import type { Seats } from './seats'
import { registrationMachine as machine, type RegistrationsTables } from './tables'

/** One registration of the account that ends, whose opportunity the other one knows too. */
interface Decided {
  readonly id: number
  readonly keptId: number
  readonly opportunityId: number
  /** withdrawn: both were registered, one seat is enough; swapped: the kept account had withdrawn, so this one counts. */
  readonly how: 'withdrawn' | 'swapped'
}

const WHY = 'two accounts of one person were merged'
const PARTED = 'two accounts that were merged parted again'

export function registrationMove(
  database: Database,
  seats: Seats,
  machines: StateMachines,
  outbox: Outbox,
  live: Live,
): PersonMove {
  const on = (tx: Tx) => database.on<RegistrationsTables>(tx)

  async function withdraw(tx: Tx, id: number, opportunityId: number, { from }: Pair) {
    await machines.move(tx, machine, { id, to: 'withdrawn', by: undefined, why: WHY, from: ['registered'] })
    await seats.giveBack(tx, opportunityId)
    await outbox.publish(tx, withdrawn({ registrationId: id, opportunityId, personId: from }))
    await announce(live, opportunityId, tx)
  }

  /** Where no seat is left by now it stays withdrawn: nobody loses theirs to a mistake of ours. */
  async function enterAgain(tx: Tx, { id, opportunityId }: Decided, personId: number) {
    if (!(await seats.take(tx, opportunityId, personId))) return
    await machines.move(tx, machine, { id, to: 'registered', by: undefined, why: PARTED, from: ['withdrawn'] })
    await outbox.publish(tx, registered({ registrationId: id, opportunityId, personId }))
    await announce(live, opportunityId, tx)
  }

  return {
    id: 'registrations.registrations',
    label: { en: 'Registrations', hi: 'पंजीकरण' },
    both: {
      en: 'Where both accounts are registered for the same, the kept one counts and the other gives its seat back.',
      hi: 'जहाँ दोनों खाते एक ही अवसर के लिए पंजीकृत हैं, वहाँ रखे गए खाते का पंजीकरण रहता है और दूसरा अपनी जगह छोड़ देता है।',
    },
    tables: [{ table: 'registrations.registration', key: ['id'], once: [['opportunity_id']] }],
    decide: {
      async move(tx, pair) {
        const decided: Decided[] = []
        for (const { id, keptId, opportunityId, keptState } of await listOfBoth(on(tx), pair)) {
          const how = keptState === 'registered' ? 'withdrawn' : 'swapped'
          if (how === 'withdrawn') await withdraw(tx, id, opportunityId, pair)
          else await swapPersons(on(tx), { id, personId: pair.to }, { id: keptId, personId: pair.from })
          decided.push({ id, keptId, opportunityId, how })
        }
        return decided.map((each) => ({ ...each }))
      },
      async undo(tx, { from, to }, decided) {
        for (const each of decided as unknown as readonly Decided[]) {
          if (each.how === 'withdrawn') await enterAgain(tx, each, from)
          else await swapPersons(on(tx), { id: each.id, personId: from }, { id: each.keptId, personId: to })
        }
      },
    },
  }
}
