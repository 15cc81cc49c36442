import { Type } from '@sinclair/typebox'
import { permission, personOf } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import type { BannersTables } from '../tables'
import { ADS_TOPIC, APPROVE, bannerErrors, MANAGE } from '../../contract'
import { AdId, DecideAd, StopAd, VersionBody } from '../../contract/wire-admin'
import { adMachine } from './ad-machine'
import { type AdParts, ADS, lockAs } from './ad-parts'
import { lockAd } from './ad-queries'
import { approversBeside, tellApprovers, untellApprovers } from './tell-approvers'
import { lastHandedInBy, tellWriters } from './tell-writers'

const done = { 204: Type.Null() }

export function submitAdRoute(parts: AdParts) {
  const { database, machines } = parts
  return endpoint({
    id: 'banners.ad-submit',
    method: 'POST',
    path: `${ADS}/:id/submit`,
    access: [permission(MANAGE)],
    strangers: 'same',
    request: { params: AdId, body: VersionBody },
    response: done,
    summary: 'Hands a draft in for approval; whoever may approve it is told.',
    async handle({ params, body: { version }, subject }) {
      const by = personOf(subject).id
      const approvers = await approversBeside(parts, by)
      await database.transact(async (tx) => {
        const { id } = await lockAs(parts, tx, { id: Number(params.id), version, state: 'draft' })
        await machines.move(tx, adMachine, { id, to: 'review', by })
        const ad = await lockAd(database.on<BannersTables>(tx), id)
        if (ad) await tellApprovers(parts, tx, ad, approvers)
      })
      return null
    },
  })
}

export function decideAdRoute(parts: AdParts) {
  const { database, machines, audit, clock } = parts
  return endpoint({
    id: 'banners.ad-decide',
    method: 'POST',
    path: `${ADS}/:id/decide`,
    access: [permission(APPROVE)],
    strangers: 'same',
    request: { params: AdId, body: DecideAd },
    response: done,
    summary: 'Approves an ad, which then runs at its times, or sends it back with a reason.',
    async handle({ params, body: { version, isApproved, why }, subject }) {
      const by = personOf(subject).id
      const handedInBy = await lastHandedInBy(parts, Number(params.id))
      if (!isApproved && !why) throw bannerErrors.notReady('Say why it is sent back.')
      await database.transact(async (tx) => {
        const ad = await lockAs(parts, tx, { id: Number(params.id), version, state: 'review' })
        if (isApproved && ad.ends_at && ad.ends_at <= clock.now())
          throw bannerErrors.notReady('Its end has passed. Send it back, so that it gets a later one.')
        const to = isApproved ? 'approved' : 'draft'
        await machines.move(tx, adMachine, { id: ad.id, to, by, ...(why !== undefined && { why }) })
        const action = isApproved ? 'banners.approved' : 'banners.sent-back'
        // Who approves what they wrote, or handed in, themselves can be seen for it.
        const isOwn = ad.created_by === by || handedInBy === by
        const detail = { isOwn, ...(why !== undefined && { why }) }
        await audit.record(tx, { personId: by, action, about: `banner:${ad.id}`, detail })
        await untellApprovers(parts, tx, ad)
        await tellWriters(parts, tx, ad, { by, handedInBy, outcome: isApproved ? 'approved' : 'sent-back', why })
      })
      return null
    },
  })
}

export function stopAdRoute(parts: AdParts) {
  const { database, machines, audit, live } = parts
  return endpoint({
    id: 'banners.ad-stop',
    method: 'POST',
    path: `${ADS}/:id/stop`,
    access: [permission(MANAGE)],
    strangers: 'same',
    request: { params: AdId, body: StopAd },
    response: done,
    summary: 'Stops an ad for good: nobody is shown it from now on.',
    async handle({ params, body: { why }, subject }) {
      const [by, id] = [personOf(subject).id, Number(params.id)]
      const handedInBy = await lastHandedInBy(parts, id)
      await database.transact(async (tx) => {
        const ad = await lockAd(database.on<BannersTables>(tx), id)
        await machines.move(tx, adMachine, { id, to: 'stopped', by, why })
        await audit.record(tx, { personId: by, action: 'banners.stopped', about: `banner:${id}`, detail: { why } })
        if (ad) await tellWriters(parts, tx, ad, { by, handedInBy, outcome: 'stopped', why })
        await live.publish(ADS_TOPIC, { stopped: id }, tx)
      })
      return null
    },
  })
}
