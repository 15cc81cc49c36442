import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import type { CampaignStats } from '../../../../features/tracking/contract/wire-views'
import type { TestApi } from '../../../support/api'
import { bootWhole } from '../../web/whole-house'

const test = suite('what is kept, as admins read it')
let api: TestApi
test.before(async () => {
  api = await bootWhole()
})
test.after(() => api.dispose())

/** Not of what people do: what somebody calls their link, and who decided about an error, a referral or an appeal. */
const OTHERWISE = ['fault_history', 'referral_appeal_history', 'referral_code', 'referral_history']

test('every table of events is told of with its number of rows and its days, and those of other features too', async () => {
  const { body } = await (await api.as('admin')).get('/api/tracking/campaign-stats?days=1')
  const { kept } = body as CampaignStats
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'tracking'`.execute(
    api.kernel.get(database).of<Record<string, never>>(),
  )
  const own = kept.flatMap(({ id }) => (id.startsWith('tracking.') ? [id.slice(9)] : []))
  assert.deepEqual(
    own.toSorted(),
    rows
      .map(({ name }) => name)
      .filter((name) => !OTHERWISE.includes(name))
      .toSorted(),
  )
  const days = new Map(kept.map((each) => [each.id, each.days]))
  assert.deepEqual(
    [
      'tracking.view_day',
      'tracking.consent',
      'banners.sighting',
      'notifications.delivery',
      'gamification.happening',
    ].map((id) => days.get(id)),
    [90, null, 90, 180, null],
  )
  for (const { id, label, rows: count } of kept) assert.ok(label !== '' && count >= 0, id)
})

test.run()
