import type { Clock, Database, PersonalData } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import { deleteDeliveriesOf } from './delivering/delivery-queries'
import { deleteOfPerson, rowsOfPerson } from './notification-queries'
import { deleteDevicesOf, devicesOf } from './push/push-queries'
import { createWaysOf } from './receipts/receipts'
import { choicesOf, forgetPerson, personsOf } from './preferences/preference-queries'
import type { NotificationsTables } from './tables'

/** All that a person was told and by what ways it arrived, and how they want to be told. Erasing deletes it. */
export function notificationsPersonalData(database: Database, mailer: Mailer, clock: Clock): PersonalData {
  return {
    id: 'notifications.notifications',
    async export(personId) {
      const db = database.of<NotificationsTables>()
      const [rows, person, choices] = [
        await rowsOfPerson(db, personId),
        (await personsOf(db, [personId]))(personId),
        await choicesOf(db, personId),
      ]
      const devices = await devicesOf(db, personId)
      const ways = await createWaysOf(database, mailer, clock)(rows.map(({ id }) => id))
      return {
        rhythm: {
          zone: person.zone,
          quietFrom: person.quiet_from,
          quietTo: person.quiet_to,
          digest: person.digest,
        },
        devices: devices.map(({ endpoint, created_at }) => ({
          service: new URL(endpoint).host,
          at: created_at.toISOString(),
        })),
        choices: choices.map(({ topic, channel, is_on }) => ({ topic, channel, isOn: is_on })),
        notifications: rows.map(({ id, words, action_url, created_at, read_at, first_read_at }) => ({
          title: words.en.title,
          description: words.en.description,
          link: action_url,
          at: created_at.toISOString(),
          readAt: read_at?.toISOString() ?? null,
          firstReadAt: first_read_at?.toISOString() ?? null,
          ways: ways(id).map(({ channel, state, orderedAt, at }) => ({
            ...{ channel, state },
            orderedAt: orderedAt.toISOString(),
            acceptedAt: at?.toISOString() ?? null,
          })),
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<NotificationsTables>(tx)
      await deleteOfPerson(db, personId)
      await deleteDeliveriesOf(db, personId)
      await deleteDevicesOf(db, personId)
      await forgetPerson(db, personId)
    },
  }
}
