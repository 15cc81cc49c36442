import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Clock, Database, Tx } from '../../../data/contract'
import { sessionErrors } from '../../contract'
import { newSecret } from '../entering/secrets'
import type { SignInTables } from '../entering/tables'
import {
  findPasskey,
  handleOf,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  takeChallenge,
  touchPasskey,
} from './passkey-queries'

const LIFE_MS = 5 * 60_000

export interface Asked {
  readonly id: string
  readonly options: object
}

/** WebAuthn: what is asked of an authenticator, and what its answer proves. Its library is loaded with the first use. */
export interface Passkeys {
  askForNew(person: { id: number; email: string; name: string }): Promise<Asked>
  /** Throws `passkey-refused`. */
  keep(tx: Tx, personId: number, given: { id: string; response: object; name: string }): Promise<void>
  /** Whoever has a key of ours; no name is asked for. */
  ask(): Promise<Asked>
  /** Whose key signed the challenge, with finger, face or PIN. Throws `passkey-refused`. */
  whose(given: { id: string; response: object }): Promise<number>
}

const refused = (cause?: unknown) =>
  sessionErrors.passkeyRefused('The passkey was not accepted. Try again, or log in another way.', { cause })

export function createPasskeys(database: Database, clock: Clock, publicUrl: string): Passkeys {
  const library = () => import('@simplewebauthn/server')
  const of = () => database.of<SignInTables>()
  const expected = { expectedOrigin: publicUrl, expectedRPID: new URL(publicUrl).hostname }

  async function keepChallenge(value: string, purpose: string): Promise<string> {
    const id = newSecret()
    await insertChallenge(of(), { id, value, purpose, expires_at: new Date(clock.now().getTime() + LIFE_MS) })
    return id
  }

  return {
    async askForNew({ id, email, name }) {
      const { generateRegistrationOptions } = await library()
      const [handle, known] = [await handleOf(of(), id, newSecret()), await listPasskeys(of(), id)]
      const options = await generateRegistrationOptions({
        rpName: 'Foothold',
        rpID: expected.expectedRPID,
        userName: email,
        userDisplayName: name,
        userID: new Uint8Array(Buffer.from(handle, 'base64url')),
        excludeCredentials: known.map((each) => ({ id: each.id, transports: each.transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { id: await keepChallenge(options.challenge, `new:${id}`), options }
    },
    async keep(tx, personId, { id, response, name }) {
      const { verifyRegistrationResponse } = await library()
      const db = database.on<SignInTables>(tx)
      const expectedChallenge = await takeChallenge(db, id, `new:${personId}`, clock.now())
      if (!expectedChallenge) throw refused()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        ...expected,
      }).catch((cause: unknown) => {
        throw refused(cause)
      })
      if (!registrationInfo) throw refused()
      const { credential } = registrationInfo
      const isNew = await insertPasskey(db, {
        id: credential.id,
        person_id: personId,
        name: name.trim(),
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])],
        created_at: clock.now(),
        used_at: null,
      })
      if (!isNew) throw refused()
    },
    async ask() {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({ rpID: expected.expectedRPID, userVerification: 'required' })
      return { id: await keepChallenge(options.challenge, 'use'), options }
    },
    async whose({ id, response }) {
      const { verifyAuthenticationResponse } = await library()
      const expectedChallenge = await takeChallenge(of(), id, 'use', clock.now())
      const key = await findPasskey(of(), String((response as { id?: unknown }).id))
      if (!expectedChallenge || !key) throw refused()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        ...expected,
        credential: {
          id: key.id,
          publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
          counter: key.counter,
          transports: key.transports,
        },
      }).catch((cause: unknown) => {
        throw refused(cause)
      })
      if (!verified) throw refused()
      await touchPasskey(of(), key.id, authenticationInfo.newCounter, clock.now())
      return key.person_id
    },
  }
}
