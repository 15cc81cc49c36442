import { apiRequest } from '../../web/contract'
import type { AccountSettings, Devices, OpenidProviders, SignInEvents, SignInSettings } from '../contract/wire-sign-in'

export const providersRequest = apiRequest<OpenidProviders>('/api/session/openid')
export const SETTINGS = '/api/session/settings'
export const accountSettingsRequest = apiRequest<AccountSettings>(`${SETTINGS}/account`)
export const signInSettingsRequest = apiRequest<SignInSettings>(`${SETTINGS}/sign-in`)
export const DEVICES = '/api/session/devices'
export const devicesRequest = apiRequest<Devices>(DEVICES)
export const eventsRequest = apiRequest<SignInEvents>('/api/session/sign-in-events')
