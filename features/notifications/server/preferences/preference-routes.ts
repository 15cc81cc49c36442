import { Type } from '@sinclair/typebox'
import { type Database, isZone } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { personOf, signedIn } from '../../../session/contract'
import { endpoint, webErrors } from '../../../web/contract'
import { type Channel, notificationErrors, type Topic } from '../../contract'
import { Choice, Preferences, RhythmChange } from '../../contract/wire-settings'
import type { NotificationsTables } from '../tables'
import { IN_APP } from '../telling/notices'
import { changePerson, choicesOf, choose, personsOf } from './preference-queries'

export interface PreferenceParts {
  readonly database: Database
  readonly topics: () => readonly Topic[]
  readonly channels: () => readonly Channel[]
  readonly mailer: Mailer
}

const rateLimit = { max: 120, seconds: 60 } as const
/** The row behind the bell, beside the channels that features bring. */
export const inApp = { id: IN_APP, label: { en: 'Here', hi: 'यहाँ' } } as const

export function preferencesRoute({ database, topics, channels, mailer }: PreferenceParts) {
  return endpoint({
    id: 'notifications.preferences',
    method: 'GET',
    path: '/api/notifications/preferences',
    access: [signedIn()],
    request: {},
    response: { 200: Preferences },
    summary: 'What the caller is told of by which channel, and when.',
    async handle({ subject, request: { language } }) {
      const { id, email } = personOf(subject)
      const db = database.of<NotificationsTables>()
      const person = (await personsOf(db, [id]))(id)
      const chosen = new Map((await choicesOf(db, id)).map((row) => [`${row.topic} ${row.channel}`, row.is_on]))
      const ways = [inApp, ...channels()]
      const isOn = ({ id: topic, isAlwaysOn, offBy }: Topic, channel: string) =>
        isAlwaysOn || (chosen.get(`${topic} ${channel}`) ?? !offBy?.includes(channel))
      return {
        mailComesBack: await mailer.comesBack(email),
        rhythm: {
          zone: person.zone,
          quiet:
            person.quiet_from === null || person.quiet_to === null
              ? null
              : { from: person.quiet_from, to: person.quiet_to },
          urgentPasses: person.urgent_passes,
          digest: person.digest,
        },
        channels: ways.map(({ id: channel, label }) => ({ id: channel, label: label[language] })),
        topics: topics().map((topic) => ({
          id: topic.id,
          label: topic.label[language],
          text: topic.text[language],
          isLocked: topic.isAlwaysOn === true,
          on: ways.map((way) => way.id).filter((channel) => isOn(topic, channel)),
        })),
      }
    },
  })
}

export function chooseRoute({ database, topics, channels }: PreferenceParts) {
  return endpoint({
    id: 'notifications.choose',
    method: 'PUT',
    path: '/api/notifications/preferences/topics',
    access: [signedIn()],
    request: { body: Choice },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Switches a topic on or off for one channel.',
    async handle({ subject, body: { topic: id, channel, isOn } }) {
      const topic = topics().find((each) => each.id === id)
      if (!topic) throw webErrors.notFound(`There is no topic “${id}”. Load the page again.`)
      if (topic.isAlwaysOn)
        throw notificationErrors.topicLocked(`“${topic.label.en}” stays on: it keeps your account safe.`)
      if (![inApp, ...channels()].some((each) => each.id === channel))
        throw webErrors.notFound(`There is no channel “${channel}”. Load the page again.`)
      const row = { person_id: personOf(subject).id, topic: id, channel, is_on: isOn }
      await choose(database.of<NotificationsTables>(), row)
      return null
    },
  })
}

export function rhythmRoute({ database }: PreferenceParts) {
  return endpoint({
    id: 'notifications.rhythm',
    method: 'PUT',
    path: '/api/notifications/preferences/rhythm',
    access: [signedIn()],
    request: { body: RhythmChange },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Sets quiet hours, the time zone and how often mail comes: those of them that are sent.',
    async handle({ subject, body: { zone, quiet, urgentPasses, digest }, request: { language } }) {
      if (zone !== undefined && !isZone(zone))
        throw notificationErrors.zoneUnknown(`There is no time zone “${zone}”. Choose one such as Asia/Kolkata.`)
      await changePerson(database.of<NotificationsTables>(), personOf(subject).id, {
        language,
        ...(zone !== undefined && { zone }),
        ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null }),
        ...(urgentPasses !== undefined && { urgent_passes: urgentPasses }),
        ...(digest !== undefined && { digest }),
      })
      return null
    },
  })
}
