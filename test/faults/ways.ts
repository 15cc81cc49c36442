import { createPushBrowser, type PushBrowser, startPushService } from '../support/push-service'
import { startSmtpPeer } from '../support/smtp-peer'
import type { SignedIn } from './registering'

/** Something that reached somebody. */
export interface Arrival {
  readonly email: string
  /** By which whoever gets it knows it again: what comes twice under one name takes its own place. */
  readonly name: string
  /** The registration that it tells of, in its own words. */
  readonly title: string
}

/** Mail and push to the test's own servers, which take nothing while they are shut: whatever is to be sent is then on its way, and never there. */
export interface Ways {
  readonly env: Readonly<Record<string, string>>
  shut(): void
  open(): void
  /** This person's browser takes pushes. */
  subscribe(person: SignedIn): Promise<void>
  byMail(): readonly Arrival[]
  byPush(): readonly Arrival[]
  end(): Promise<void>
}

/** How the bell, the receipt and the push begin that tell whoever registered. */
const RECEIVED = /^You (?:have applied|are registered): (.+)$/

export const titleIn = (words: string) => RECEIVED.exec(words)?.[1]

const never = () => new Promise<never>(() => {})

export async function layWays(): Promise<Ways> {
  const [mails, pushes] = await Promise.all([startSmtpPeer(), startPushService()])
  const browsers = new Map<string, PushBrowser>()
  return {
    env: { SMTP_URL: mails.url, PUSH_HOSTS: '127.0.0.1' },
    shut() {
      mails.onMessage = never
      pushes.answer = never
    },
    open() {
      mails.onMessage = async () => {}
      pushes.answer = () => 201
    },
    async subscribe({ email, caller }) {
      if (browsers.has(email)) return
      const browser = createPushBrowser(pushes.addressOf(email))
      browsers.set(email, browser)
      const { status } = await caller.put('/api/notifications/push/device', browser.subscription)
      if (status !== 204) throw new Error(`The browser of ${email} was refused: ${status}`)
    },
    byMail: () => mails.received.flatMap(receiptIn),
    byPush: () => pushes.calls.flatMap(({ path, body }) => pushedIn(path.slice(1), browsers.get(path.slice(1)), body)),
    async end() {
      await Promise.all([mails.close(), pushes.close()])
    },
  }
}

/** Subjects may be folded and encoded: that there are as many receipts as there should be is what is asked. */
function receiptIn(mail: string): readonly Arrival[] {
  const head = (word: string) => new RegExp(`^${word}: (.+)\\r$`, 'im').exec(mail)?.[1] ?? ''
  if (head('X-Foothold-About') !== 'registrations.receipt') return []
  return [{ email: head('To'), name: head('Message-ID'), title: 'a receipt' }]
}

/** Several at once are one push that lists them. */
function pushedIn(email: string, browser: PushBrowser | undefined, body: Buffer): readonly Arrival[] {
  const message = browser?.read(body).data
  if (!message) return []
  // Two opportunities may have one title: the line is part of the name.
  return [message.title, ...message.body.split('\n')].flatMap((line, at) => {
    const title = titleIn(line)
    return title === undefined ? [] : [{ email, name: `${message.tag} ${at}`, title }]
  })
}
