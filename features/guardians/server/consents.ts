import type { Clock, Database } from '../../data/contract'
import { type Ages, OF_AGE } from '../../rules/contract'
import { type Consents, coveredEmail, guardiansErrors, type Standing, type StillGiven } from '../contract'
import { agreedFor, findLatest, holdLatest } from './consent-queries'
import type { ConsentRow, GuardiansTables } from './tables'

/** Where people stand, with the row that says so. */
export interface Standings {
  of(personId: number): Promise<{ readonly standing: Standing; readonly row: ConsentRow | undefined }>
}

/** By the state of whom a minor named last. */
export function standingOf(row: ConsentRow | undefined, now: Date): Standing {
  if (!row || row.state === 'replaced') return 'guardian-wanted'
  return row.state === 'asked' && row.answer_until <= now ? 'unanswered' : row.state
}

/** Nobody is known to be under 18 where nobody asks ages. */
export function createStandings(database: Database, ages: () => Ages | undefined, clock: Clock): Standings {
  return {
    async of(personId) {
      const asked = ages()
      const isMinor = asked ? await asked.isUnder(personId, OF_AGE) : false
      if (isMinor === undefined) return { standing: 'age-wanted', row: undefined }
      const row = await findLatest(database.of<GuardiansTables>(), personId)
      return { standing: isMinor ? standingOf(row, clock.now()) : 'free', row }
    },
  }
}

/** What happened, and the way on; undefined where nothing is wanted. */
export function refusalOf(standing: Standing, row: Pick<ConsentRow, 'guardian_email'> | undefined): string | undefined {
  const guardian = coveredEmail(row?.guardian_email ?? '')
  switch (standing) {
    case 'guardian-wanted':
      return 'You are under 18, so a parent or guardian has to agree first. Name them under “Age and guardian”: they are asked by mail.'
    case 'asked':
      return `Your guardian, ${guardian}, has not answered yet. Under “Age and guardian” you can send the mail again or name another address.`
    case 'unanswered':
      return `Your guardian, ${guardian}, did not answer in time. Under “Age and guardian” you can send the mail again or name another address.`
    case 'refused':
      return `Your guardian, ${guardian}, did not agree. You can look around, save and search; talk to them, and ask again under “Age and guardian”.`
    case 'taken-back':
      return `Your guardian, ${guardian}, has taken the consent back. You can look around, save and search; talk to them, and ask again under “Age and guardian”.`
    default:
      return undefined
  }
}

const demandGiven = (standing: Standing, row: ConsentRow | undefined): void => {
  const refusal = refusalOf(standing, row)
  if (refusal !== undefined) throw guardiansErrors.consentWanted(refusal)
}

export function createConsents(
  database: Database,
  ages: () => Ages | undefined,
  standings: Standings,
  clock: Clock,
): Consents {
  /** Most are of age: of them nothing else is read. */
  async function standingOfMinor(personId: number): Promise<Standing> {
    const asked = ages()
    const isMinor = asked ? await asked.isUnder(personId, OF_AGE) : false
    if (!isMinor) return isMinor === undefined ? 'age-wanted' : 'free'
    const { standing, row } = await standings.of(personId)
    demandGiven(standing, row)
    return standing
  }

  const stillGiven =
    (personId: number, standing: Standing): StillGiven =>
    async (tx) => {
      if (standing !== 'given') return
      const row = await holdLatest(database.on<GuardiansTables>(tx), personId)
      demandGiven(standingOf(row, clock.now()), row)
    }

  return {
    async demand(personId) {
      const standing = await standingOfMinor(personId)
      if (standing === 'age-wanted')
        throw guardiansErrors.ageWanted(
          'Say first when you were born, under “Age and guardian”: for whoever is under 18 a parent or guardian agrees.',
        )
      return stillGiven(personId, standing)
    },
    async demandOfMinor(personId) {
      return stillGiven(personId, await standingOfMinor(personId))
    },
    async lackedBy(personIds) {
      const minors = [...((await ages()?.underAmong(personIds, OF_AGE)) ?? [])]
      if (minors.length === 0) return new Set()
      const agreed = await agreedFor(database.of<GuardiansTables>(), minors)
      return new Set(minors.filter((id) => !agreed.has(id)))
    },
  }
}
