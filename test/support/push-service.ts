import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '../../features/notifications/contract/wire-push'

export interface PushCall {
  readonly path: string
  readonly body: Buffer
  readonly authorization: string
  readonly ttl: string
  readonly status: number
}

/** A push service of the test's own on 127.0.0.1, whose mood the test sets. */
export interface PushService {
  /** What it has answered. */
  readonly calls: PushCall[]
  /** With what status it answers. */
  answer: () => number | Promise<number>
  /** Where a browser of this name is reached. */
  addressOf(name: string): string
  close(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const calls: PushCall[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { authorization = '', ttl = '' } = request.headers
      const call = { path: request.url ?? '', body: Buffer.concat(parts), authorization, ttl: String(ttl) }
      void Promise.resolve(service.answer()).then((status) => {
        calls.push({ ...call, status })
        response.writeHead(status).end()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const service: PushService = {
    calls,
    answer: () => 201,
    addressOf: (name) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

/** A browser's half of web push: it has the keys, and reads what its service hands on (RFC 8291). */
export function createPushBrowser(endpoint: string) {
  const own = createECDH('prime256v1')
  const [publicKey, auth] = [own.generateKeys(), randomBytes(16)]
  const subscription = { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } }
  function read(body: Buffer): PushMessage {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const derive = (secret: Uint8Array, salting: Uint8Array, info: Uint8Array | string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salting, info, bytes))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = derive(own.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const open = createDecipheriv('aes-128-gcm', key, nonce)
    open.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]).toString('utf8')
    return JSON.parse(text.slice(0, text.lastIndexOf('\x02')))
  }
  return { subscription, read }
}

export type PushBrowser = ReturnType<typeof createPushBrowser>
