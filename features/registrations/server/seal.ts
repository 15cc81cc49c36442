import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Database } from '../../data/contract'
import { receiptHash } from './receipts'
import type { RegistrationsTables } from './tables'

/** What the house signs receipts with. Keys and signatures are base64: SPKI, and Ed25519 over the content's UTF-8 bytes. */
export interface Seal {
  publicKey(): Promise<string>
  /** Null where the content is not what its hash was taken of: the house vouches for no such thing. */
  sign(content: string, hash: string): Promise<string | null>
}

const base64 = (der: Buffer) => der.toString('base64')

/** The key is made when it is first wanted and kept in the database, so that all nodes sign with the same. */
export function createSeal(database: Database): Seal {
  let kept: { readonly publicKey: string; readonly privateKey: KeyObject } | undefined

  async function keys() {
    if (kept) return kept
    const db = database.of<RegistrationsTables>()
    const made = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    })
    await db
      .insertInto('registrations.sealing_key')
      .values({ only: true, public_key: base64(made.publicKey), private_key: base64(made.privateKey) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await db.selectFrom('registrations.sealing_key').selectAll().executeTakeFirstOrThrow()
    const der = Buffer.from(row.private_key, 'base64')
    kept = {
      publicKey: row.public_key,
      privateKey: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    }
    return kept
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    async sign(content, hash) {
      if (receiptHash(content) !== hash) return null
      return base64(sign(null, Buffer.from(content, 'utf8'), (await keys()).privateKey))
    },
  }
}
