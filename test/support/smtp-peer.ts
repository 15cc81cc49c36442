import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server of the test's own, whose mood the test sets. */
export interface SmtpPeer {
  readonly url: string
  /** Whole messages, in the order in which they were taken. */
  readonly received: string[]
  /** How it answers a sender; what is thrown is its refusal. */
  onSender: (address: string) => void
  /** How it answers a recipient; what is thrown is its refusal. */
  onRecipient: (address: string) => void
  /** Whether it refuses DATA, with a 503: it took the recipients and knows of none. */
  forgetsRecipients: boolean
  /** It has a message, and says so when this resolves; what it rejects with is its refusal. */
  onMessage: (text: string) => Promise<void>
  close(): Promise<void>
}

/** A refusal in a mail server's words: 4xx for now, 5xx for good. */
export const refusal = (responseCode: number, says: string) => Object.assign(new Error(says), { responseCode })

function answer(judge: () => void, done: (refusal?: Error) => void): void {
  try {
    judge()
  } catch (error) {
    return done(error as Error)
  }
  done()
}

export async function startSmtpPeer(): Promise<SmtpPeer> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _, done) => answer(() => peer.onSender(address), done),
    onRcptTo({ address }, { envelope }, done) {
      answer(() => peer.onRecipient(address), done)
      if (peer.forgetsRecipients) envelope.rcptTo = []
    },
    onData(stream, _, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        peer.onMessage(text).then(
          () => {
            received.push(text)
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const peer: SmtpPeer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    onSender: () => {},
    onRecipient: () => {},
    forgetsRecipients: false,
    onMessage: async () => {},
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
  return peer
}
