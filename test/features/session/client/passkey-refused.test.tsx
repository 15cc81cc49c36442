import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'

const test = suite('a passkey that the browser refuses')
const { default: userEvent } = await import('@testing-library/user-event')
const { sessionStore } = await import('../../../../features/session/client/tokens')
const { ProofForm } = await import('../../../../features/session/client/proof/proof-form')
const { PasskeyRows } = await import('../../../../features/session/client/settings/passkey-rows')

const known = { PublicKeyCredential: globalThis.PublicKeyCredential, credentials: navigator.credentials }
let stop: (() => Promise<void>) | undefined
test.after.each(async () => {
  await stop?.()
  setBrowser(known)
})

function setBrowser({ PublicKeyCredential, credentials }: typeof known) {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: PublicKeyCredential })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
}

/** A browser that answers every question about passkeys with this error. */
function refuseWith(name: string) {
  const refuse = async () => {
    throw new DOMException('No.', name)
  }
  const credentials = { get: refuse, create: refuse } as unknown as CredentialsContainer
  setBrowser({ PublicKeyCredential: class {} as unknown as typeof PublicKeyCredential, credentials })
}

async function draw(page: React.ReactNode) {
  const options = { challenge: 'AAAA', rpId: 'localhost', rp: { id: 'localhost' }, user: { id: 'AAAA' } }
  const http = {
    post: async () => ({ status: 200, data: { id: '1', options: { ...options, pubKeyCredParams: [] } }, headers: {} }),
  } as unknown as HttpClient
  const said: string[] = []
  const show = ({ text }: { text: string }) => void said.push(text)
  const house = defineFeature({
    id: 'session',
    provides: [confirm, httpClient, sessionStore, toasts],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(confirm, [], () => ({ state: { waiting: [] }, ask: async () => true, answer: () => {} })),
          provide(httpClient, [], () => http),
          provide(sessionStore, [], () => ({}) as never),
          provide(toasts, [], () => ({ state: { list: [] }, show, dismiss() {}, hold() {}, release() {} })),
        ],
      }),
    }),
  })
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const drawn = await drawInHouse({ kernel, http, feature: 'session', page })
  stop = drawn.stop
  return { view: drawn.view, user: userEvent.setup(), said }
}

for (const [name, sentence] of [
  ['NotAllowedError', /^No passkey was used: .* Try again/],
  ['SecurityError', /^The browser uses no passkeys at this address\. Use another way/],
  ['UnknownError', /^The passkey did not work here\. Try again/],
] as const)
  test(`${name}: whoever proves who they are reads what happened, and what to do`, async () => {
    refuseWith(name)
    const { view, user } = await draw(<ProofForm hasPassword={false} hasPasskey onProved={() => {}} />)
    await user.click(await view.findByRole('button', { name: 'Use a passkey' }))
    assert.match((await view.findByRole('alert')).textContent ?? '', sentence)
  })

for (const [name, sentence] of [
  ['NotAllowedError', /^No passkey was added: .* Press the button again/],
  ['InvalidStateError', /has a passkey of this account already\. Use that one/],
  ['SecurityError', /keeps no passkeys for this address\. Log in as/],
  ['ConstraintError', /cannot keep a passkey\. Add one on another device/],
] as const)
  test(`${name}: whoever adds one is told the same`, async () => {
    refuseWith(name)
    const { view, user, said } = await draw(<PasskeyRows passkeys={[]} />)
    await user.click(await view.findByRole('button', { name: 'Add' }))
    const { waitFor } = await import('../../../support/testing-library')
    await waitFor(() => assert.match(said.join(), sentence))
  })

test('in Hindi as well', () => {
  const textsOf = (language: string) =>
    JSON.parse(readFileSync(`features/session/locales/${language}.json`, 'utf8')) as Readonly<Record<string, string>>
  const [en, hi] = [textsOf('en'), textsOf('hi')]
  const keys = Object.keys(en).filter((key) => /^session\.passkey\.(failed|use\.|make\.)/.test(key))
  assert.equal(keys.length, 8)
  for (const key of keys) assert.match(hi[key] ?? '', /[\u0900-\u097f].*।$/, key)
})

test.run()
