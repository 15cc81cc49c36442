import { Type } from '@sinclair/typebox'
import parsePhone from 'libphonenumber-js'
import type { Clock, Database } from '../../../data/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { AccountSettings, PhoneRequest, SignInSettings } from '../../contract/wire-sign-in'
import { findAccount } from '../account-queries'
import { listAddresses } from '../addresses/address-queries'
import { listSameMailbox } from '../addresses/likeness-queries'
import { findChange } from '../email-change/email-change-queries'
import type { SignInTables } from '../entering/tables'
import { linkId, listElsewhere } from '../openid/openid-queries'
import type { Provider } from '../openid/settings'
import { findShownPhone, keepPhone } from '../phone-queries'
import { listPasskeys } from '../passkeys/passkey-queries'
import { countRecoveryCodes, findFactor } from '../second-factor/factor-queries'
import type { SessionTables } from '../tables'
import { findPasswordAge } from './settings-queries'

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null

export function accountSettingsRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'session.account-settings',
    method: 'GET',
    path: '/api/session/settings/account',
    access: [signedIn()],
    request: {},
    response: { 200: AccountSettings },
    rateLimit: { max: 120, seconds: 60 },
    summary:
      'Addresses and phone of the caller, its middle covered for support; and a change of the main address under way.',
    async handle({ subject }) {
      const person = personOf(subject)
      const { id } = person
      const db = database.of<SignInTables>()
      const account = await findAccount(database.of<SessionTables>(), id)
      if (!account) throw webErrors.signInNeeded('The account is gone.')
      const change = await findChange(db, id, clock.now())
      const addresses = await listAddresses(database.of(), id)
      return {
        email: account.email,
        provedAt: iso(account.email_verified_at),
        change: change
          ? {
              email: change.email,
              oldSaidAt: iso(change.old_said_at),
              newSaidAt: iso(change.new_said_at),
              sentAt: change.sent_at.toISOString(),
              waitsUntil: iso(change.waits_until),
            }
          : null,
        addresses: addresses.map(({ provedAt, ...each }) => ({ ...each, provedAt: provedAt.toISOString() })),
        alike: account.email_verified_at ? await listSameMailbox(database.of(), account) : [],
        phone: await findShownPhone(database.of(), person),
      }
    },
  })
}

export function keepPhoneRoute(database: Database) {
  return endpoint({
    id: 'session.keep-phone',
    method: 'PUT',
    path: '/api/session/phone',
    access: [signedIn()],
    request: { body: PhoneRequest },
    response: { 204: Type.Null() },
    rateLimit: { max: 30, seconds: 3600 },
    summary: 'Keeps a phone number, shown to nobody; an empty one removes it. Numbers without a country are Indian.',
    async handle({ subject, body }) {
      const typed = body.phone.trim()
      const number = typed ? parsePhone(typed, 'IN') : undefined
      if (typed && !number?.isValid()) {
        const message = 'This is not a phone number. Begin with + and the country where it is not an Indian one.'
        throw webErrors.badRequest(message, { errors: [{ path: 'phone', message }] })
      }
      await keepPhone(database.of(), personOf(subject).id, number?.number ?? null)
      return answer(204, null)
    },
  })
}

export function signInSettingsRoute(database: Database, providers: readonly Provider[], needsFactor: NeedsFactor) {
  return endpoint({
    id: 'session.sign-in-settings',
    method: 'GET',
    path: '/api/session/settings/sign-in',
    access: [signedIn()],
    request: {},
    response: { 200: SignInSettings },
    rateLimit: { max: 120, seconds: 60 },
    summary: 'How the caller can sign in: password, passkeys, second factor, accounts elsewhere.',
    async handle({ subject }) {
      const person = personOf(subject)
      const db = database.of<SignInTables>()
      const account = await findAccount(database.of<SessionTables>(), person.id)
      const factor = await findFactor(db, person.id)
      const passkeys = await listPasskeys(db, person.id)
      const elsewhere = await listElsewhere(db, person.id)
      return {
        passwordChangedAt: iso(await findPasswordAge(db, person.id)),
        passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
          ...{ id, name },
          since: createdAt.toISOString(),
          usedAt: iso(usedAt),
        })),
        factorSince: iso(factor?.confirmedAt),
        recoveryCodes: await countRecoveryCodes(db, person.id),
        isFactorNeeded: account ? needsFactor(account) : false,
        elsewhere: elsewhere.map(({ provider, issuer, subject, createdAt }) => ({
          id: linkId({ issuer, subject }),
          provider,
          name: providers.find(({ id }) => id === provider)?.name ?? new URL(issuer).hostname,
          since: createdAt.toISOString(),
        })),
      }
    },
  })
}

export type NeedsFactor = (account: { readonly email: string; readonly roles: readonly string[] }) => boolean
