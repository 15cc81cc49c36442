import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Clock, Database } from '../../../data/contract'
import { webErrors } from '../../../web/contract'
import { type Accounts, type Person, sessionErrors } from '../../contract'
import type { SignUpState } from '../../contract/wire-sign-up'
import type { UserKind } from '../../contract/user-kinds'
import { findAccount } from '../account-queries'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import type { ProofTables } from './proof-queries'
import type { Proving } from './proving'
import { findShownPhone, keepPhone } from '../phone-queries'
import { setStep } from './step-queries'

export interface SignUpSteps {
  of(person: Pick<Person, 'id' | 'limits'>): Promise<SignUpState>
  /** Kind of user and, where given, a phone number. */
  tellWho(person: Person, who: { readonly userType: UserKind; readonly phone?: string }): Promise<void>
  /** What somebody does next, on whatever device. An unproved address and an unknown kind of user keep their step. */
  goTo(person: Person, step: string | null): Promise<void>
}

/** As it is dialled from anywhere. Numbers without a country's code are Indian ones. */
function readPhone(text: string | undefined): string | null {
  if (!text?.trim()) return null
  const found = parsePhoneNumberFromString(text, 'IN')
  if (found?.isPossible()) return found.number
  const message = 'This number is too short or too long; with a country code it begins with +'
  throw webErrors.badRequest(message, { errors: [{ path: 'phone', message }] })
}

export function createSignUpSteps(
  database: Database,
  accounts: Accounts,
  sessions: Sessions,
  proving: Proving,
  clock: Clock,
): SignUpSteps {
  async function read(personId: number) {
    const account = await findAccount(database.of<SessionTables>(), personId)
    if (!account) throw webErrors.signInNeeded('The account is gone.')
    return account
  }

  return {
    async of(person) {
      const [account, phone, pending] = await Promise.all([
        read(person.id),
        findShownPhone(database.of(), person),
        proving.pending(person.id),
      ])
      const isProved = account.email_verified_at !== null
      const waits = pending && pending.againAt > clock.now()
      return {
        step: account.signup_step,
        email: isProved ? account.email : (pending?.email ?? account.email),
        isProved,
        againAt: waits ? pending.againAt.toISOString() : null,
        userType: account.user_type,
        phone,
      }
    },
    async tellWho({ id }, { userType, phone }) {
      const number = readPhone(phone)
      await database.transact(async (tx) => {
        await accounts.change(tx, id, { userType })
        await keepPhone(database.on<SessionTables>(tx), id, number)
      })
    },
    async goTo({ id }, step) {
      const account = await read(id)
      if (step !== 'prove' && !account.email_verified_at)
        throw sessionErrors.stepNotReached('Confirm your e-mail address first: type the code of the mail.')
      if (step !== 'prove' && step !== 'who' && !account.user_type)
        throw sessionErrors.stepNotReached('Say first what you are here for.')
      await database.transact(async (tx) => {
        await setStep(database.on<ProofTables>(tx), id, step, clock.now())
        await sessions.changed(tx)
      })
    },
  }
}
