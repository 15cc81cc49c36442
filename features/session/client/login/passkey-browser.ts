import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { HttpClient } from '../../../web/contract'
import type { Challenge } from '../../contract/wire-sign-in'
import { askBrowser } from './passkey-refused'

/** The library comes with the first use; pages that never ask for a passkey do not carry it. */
const library = () => import('@simplewebauthn/browser')

/** Keys are bound to a name: at a bare address there are none. */
export function mayUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)
}

/** Whether this device itself can keep a passkey: only then is one offered unasked. */
export async function canKeepPasskey(): Promise<boolean> {
  if (!mayUsePasskeys()) return false
  return (await library()).platformAuthenticatorIsAvailable()
}

export async function canAutofill(): Promise<boolean> {
  if (!mayUsePasskeys()) return false
  return (await library()).browserSupportsWebAuthnAutofill()
}

export interface Signed {
  readonly id: string
  readonly response: AuthenticationResponseJSON
}

/** Asks for any passkey of this site. Rejects with what `saidOfPasskey` says when there is none. */
export async function signWithPasskey(http: HttpClient, isAutofill = false): Promise<Signed> {
  const { startAuthentication } = await library()
  const { data } = await http.post<Challenge>('/api/session/passkeys/ask')
  const optionsJSON = data.options as PublicKeyCredentialRequestOptionsJSON
  const response = await askBrowser('use', () => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }))
  return { id: data.id, response }
}

/** Takes back what is asked of the browser. */
export async function stopAsking(): Promise<void> {
  ;(await library()).WebAuthnAbortService.cancelCeremony()
}

/** Makes a passkey and keeps it with the account. Rejects with what `saidOfPasskey` says when there is none. */
export async function makePasskey(http: HttpClient, name: string): Promise<void> {
  const { startRegistration } = await library()
  const { data } = await http.post<Challenge>('/api/session/passkeys/new')
  const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await askBrowser('make', () => startRegistration({ optionsJSON }))
  await http.post('/api/session/passkeys', { id: data.id, response, name })
}
