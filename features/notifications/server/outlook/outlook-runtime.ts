import { provide, self } from '../../../../kernel/index'
import { database } from '../../../data/contract'
import { mailer } from '../../../mail/contract'
import { directory } from '../../../session/contract'
import { channels, outlooks, templates, topics } from '../../contract'
import { notificationsSettings } from '../settings'
import { createOutlooks } from './outlooks'

export const outlookProvisions = [
  provide(
    outlooks,
    [database, directory, mailer, notificationsSettings, self],
    (database, directory, mailer, { publicUrl }, { view }) =>
      createOutlooks({
        ...{ database, directory, mailer, publicUrl },
        templates: () => view(templates),
        topics: () => view(topics),
        channels: () => view(channels),
      }),
  ),
]
