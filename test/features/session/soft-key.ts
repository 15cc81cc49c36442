import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { database } from '../../../features/data/contract'
import type { SignInTables } from '../../../features/session/server/entering/tables'
import { insertPasskey } from '../../../features/session/server/passkeys/passkey-queries'
import type { TestApi } from '../../support/api'

const ORIGIN = 'http://localhost:4000'
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A passkey of somebody that needs no authenticator: made here, and kept as the house keeps one. */
export async function softKey(api: TestApi, personId: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const hex = (coordinate: string) => Buffer.from(coordinate, 'base64url').toString('hex')
  // COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
  const cose = Buffer.from(`a5010203262001215820${hex(x)}225820${hex(y)}`, 'hex')
  const id = randomBytes(16).toString('base64url')
  await insertPasskey(api.kernel.get(database).of<SignInTables>(), {
    id,
    person_id: personId,
    name: 'Laptop',
    public_key: cose.toString('base64url'),
    counter: 0,
    transports: [],
    created_at: new Date(),
    used_at: null,
  })
  return {
    /** What a browser sends once its person has shown finger, face or PIN. */
    async sign() {
      const { body } = await api.nobody.post('/api/session/passkeys/ask')
      const { challenge } = body.options as { challenge: string }
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: ORIGIN }))
      const seen = Buffer.concat([sha256('localhost'), Buffer.from([0x05, 0, 0, 0, 0])])
      const signature = sign('sha256', Buffer.concat([seen, sha256(client)]), privateKey)
      const text = (data: Uint8Array) => Buffer.from(data).toString('base64url')
      const response = { clientDataJSON: text(client), authenticatorData: text(seen), signature: text(signature) }
      const answer = { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
      return { id: body.id as string, response: answer }
    },
  }
}
