import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { boot, defineFeature, plan } from '../../../../kernel/index'
import type { HttpClient } from '../../../../features/web/contract'

const test = suite('the log of an account')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

test('a right that the team gave or took is said in words', async () => {
  const { EventList } = await import('../../../../features/session/client/settings/event-list')
  const about = { way: null, browser: null, system: null, address: null, at: '2026-11-21T10:00:00Z' }
  const events = [
    { id: 1, what: 'right-granted', name: 'tpo-admin', ...about },
    { id: 2, what: 'right-revoked', name: 'codequestionbank', ...about },
    { id: 3, what: 'linked', name: 'mentor', ...about },
  ]
  const kernel = await boot(plan([defineFeature({ id: 'session' })]), { eager: true, report: () => {} })
  const page = <EventList events={events} />
  const drawn = await drawInHouse({ kernel, http: {} as HttpClient, feature: 'session', page })
  stop = drawn.stop
  await drawn.view.findByText('The team gave you: Placement cell admin')
  assert.ok(drawn.view.getByText('The team took back: Question bank'))
  assert.ok(drawn.view.getByText('Linked with mentor'), 'a provider goes by its own name')
})

test.run()
