import { endpoint } from '../../web/contract'
import { SealKey } from '../contract/wire'
import type { Seal } from './seal'

export function sealKeyRoute(seal: Seal) {
  return endpoint({
    id: 'registrations.seal-key',
    method: 'GET',
    path: '/api/registrations/seal-key',
    access: 'public',
    request: {},
    response: { 200: SealKey },
    cache: { seconds: 3600 },
    summary: 'The public key of the signatures on receipts: Ed25519, SPKI in base64.',
    handle: async () => ({ publicKey: await seal.publicKey() }),
  })
}
