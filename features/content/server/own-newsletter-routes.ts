import { randomBytes } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { type Clock, type Database, dataErrors } from '../../data/contract'
import { type Ages, OF_AGE } from '../../rules/contract'
import { type People, personOf, signedIn } from '../../session/contract'
import { endpoint, webErrors } from '../../web/contract'
import { OwnNewsletter, OwnNewsletterRequest } from '../contract/wire'
import { provedAddresses } from './proved-addresses'
import { enterSubscriber, leaveAll, listOwn } from './subscriber-queries'
import type { ContentTables } from './tables'

const path = '/api/content/newsletter/mine'

export function ownNewsletterRoute(database: Database, people: () => People | undefined) {
  return endpoint({
    id: 'content.own-newsletter',
    method: 'GET',
    path,
    access: [signedIn()],
    request: {},
    response: { 200: OwnNewsletter },
    summary: "Which of the caller's proved addresses are on the newsletter's list, and since when.",
    async handle({ subject }) {
      const own = await provedAddresses(people)(personOf(subject).id)
      const rows = await listOwn(database.of<ContentTables>(), own)
      return { on: rows.map(({ email, confirmed_at }) => ({ email, since: confirmed_at?.toISOString() ?? null })) }
    },
  })
}

/** Nothing is mailed for it: whoever is signed in has proved the address. */
export function chooseNewsletterRoute(
  database: Database,
  people: () => People | undefined,
  clock: Clock,
  ages: () => Ages | undefined,
) {
  return endpoint({
    id: 'content.choose-newsletter',
    method: 'PUT',
    path,
    access: [signedIn()],
    request: { body: OwnNewsletterRequest },
    response: { 204: Type.Null() },
    summary: "Puts the caller's main address on the newsletter's list, or takes all of theirs off it.",
    async handle({ body: { isOn }, subject, request: { language } }) {
      if (isOn && (await ages()?.isUnder(personOf(subject).id, OF_AGE)))
        throw webErrors.forbidden(
          'The newsletter advertises, so it goes to nobody under 18. Kept searches tell you what is new.',
        )
      await database.transact(async (tx) => {
        const own = await provedAddresses(people)(personOf(subject).id, tx)
        const [email] = own
        const [db, at] = [database.on<ContentTables>(tx), clock.now()]
        if (!isOn) return leaveAll(db, own, at)
        if (!email) throw dataErrors.stateNotAllowed('Prove your email address first: then it can be on the list.')
        await enterSubscriber(db, { email, token: randomBytes(24).toString('base64url'), language, at })
      })
    },
  })
}
