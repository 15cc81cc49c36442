import { randomBytes } from 'node:crypto'
import type { Clock, Database } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import { endpoint, webErrors, saying } from '../../web/contract'
import { SubscribeAnswer, SubscribeRequest, SubscriptionAnswer, TokenRequest } from '../contract/wire'
import { newsletterMail } from './newsletter-mail'
import { askSubscriber, confirmSubscriber, leaveSubscriber } from './subscriber-queries'
import type { ContentTables } from './tables'

const SAYS = {
  en: 'Look into your mail: one press there and you are on the list.',
  hi: 'अपना मेल देखें: वहाँ एक बार दबाएँ और आप सूची में हैं।',
}

const token = () => randomBytes(24).toString('base64url')

/** `POST /api/newsletter/subscribe` (spec §7). The answer is the same whether the address was known: it tells nobody who reads what. */
export function subscribeRoute(
  database: Database,
  mailer: Mailer,
  clock: Clock,
  { publicUrl }: { readonly publicUrl: string },
) {
  return endpoint({
    id: 'content.subscribe',
    method: 'POST',
    path: '/api/newsletter/subscribe',
    access: 'public',
    legacyBody: true,
    rateLimit: { max: 10, seconds: 3600, by: 'address' },
    request: { body: SubscribeRequest },
    response: { 200: SubscribeAnswer },
    summary: 'Asks for the newsletter; a link in a mail confirms it.',
    async handle({ body, request: { language } }) {
      const email = body.email.trim().toLowerCase()
      const at = clock.now()
      await database.transact(async (tx) => {
        const asked = await askSubscriber(database.on<ContentTables>(tx), { email, token: token(), language, at })
        if (asked) await mailer.send(tx, newsletterMail({ email, ...asked }, publicUrl, language))
      })
      return saying(true, SAYS[language])
    },
  })
}

function byToken(
  word: 'confirm' | 'unsubscribe',
  summary: string,
  act: (token: string) => Promise<{ readonly email: string } | undefined>,
) {
  return endpoint({
    id: `content.${word}`,
    method: 'POST',
    path: `/api/content/newsletter/${word}`,
    access: 'public',
    rateLimit: { max: 30, seconds: 60, by: 'address' },
    request: { body: TokenRequest },
    response: { 200: SubscriptionAnswer },
    summary,
    async handle({ body }) {
      const found = await act(body.token)
      if (!found) throw webErrors.notFound('This link is not known. Ask for the newsletter again.')
      return found
    },
  })
}

export const confirmRoute = (database: Database, clock: Clock) =>
  byToken('confirm', 'Puts the address of a mailed link on the list; as often as one likes.', (token) =>
    confirmSubscriber(database.of<ContentTables>(), token, clock.now()),
  )

export const unsubscribeRoute = (database: Database, clock: Clock) =>
  byToken('unsubscribe', 'Takes the address of a mailed link off the list; as often as one likes.', (token) =>
    leaveSubscriber(database.of<ContentTables>(), token, clock.now()),
  )
