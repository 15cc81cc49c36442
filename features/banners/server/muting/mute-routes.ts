import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../../data/contract'
import { personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { advertiserKey } from '../../contract'
import { MuteRequest, Mutes } from '../../contract/wire'
import type { BannersTables } from '../tables'
import { addMute, dropMute, mutesOf } from './mute-queries'

const MUTES = '/api/banners/muted'
const access = [signedIn()]
const rateLimit = { max: 60, seconds: 600 } as const

export function listMutesRoute(database: Database) {
  return endpoint({
    id: 'banners.mutes',
    method: 'GET',
    path: MUTES,
    access,
    request: {},
    response: { 200: Mutes },
    summary: 'Advertisers whose ads the caller does not want to see, the last one first.',
    async handle({ subject }) {
      const rows = await mutesOf(database.of<BannersTables>(), personOf(subject).id)
      return { muted: rows.map(({ advertiser, at }) => ({ advertiser, at: at.toISOString() })) }
    },
  })
}

export function muteRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'banners.mute',
    method: 'POST',
    path: MUTES,
    access,
    request: { body: MuteRequest },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'The caller is shown no more ads of an advertiser, on any device.',
    async handle({ body, subject }) {
      const advertiser = body.advertiser.trim()
      const row = { person_id: personOf(subject).id, key: advertiserKey(advertiser), advertiser, at: clock.now() }
      await database.transact((tx) => addMute(database.on<BannersTables>(tx), row))
      return null
    },
  })
}

export function unmuteRoute(database: Database) {
  return endpoint({
    id: 'banners.unmute',
    method: 'POST',
    path: `${MUTES}/remove`,
    access,
    request: { body: MuteRequest },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Ads of an advertiser may be shown to the caller again.',
    async handle({ body, subject }) {
      await dropMute(database.of<BannersTables>(), personOf(subject).id, advertiserKey(body.advertiser))
      return null
    },
  })
}
