import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { registrationsServer } from '../../../../features/registrations/server/feature'
import { savedServer } from '../../../../features/saved/server/feature'
import { stagesServer } from '../../../../features/stages/server/feature'
import type { StagesTables } from '../../../../features/stages/server/tables'
import { comingNext } from '../../../../features/tracking/server/rounds/coming'
import { trackingServer } from '../../../../features/tracking/server/feature'
import { bootApi, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { filled, freshKey, liveOf } from '../../registrations/house'

const NOW = new Date('2026-11-21T06:30:00Z')
const PATH = '/api/tracking/upcoming-rounds'
const inDays = (days: number, ms = 0) => new Date(NOW.getTime() + days * 86_400_000 + ms)

const pure = suite('what comes next')

pure('of each opportunity the soonest, from now on and up to the end of the window', () => {
  const round = (opportunityId: number, title: string, startsAt: Date, endsAt: Date | null = null) => ({
    ...{ opportunityId, title, startsAt, endsAt },
  })
  const found = comingNext({
    from: NOW,
    until: inDays(10),
    rounds: [
      round(1, 'running', inDays(-2), inDays(3)),
      round(1, 'next', inDays(4)),
      round(2, 'at this instant', NOW),
      round(2, 'a moment later', inDays(0, 1)),
      round(3, 'too late', inDays(10, 1)),
      round(4, 'just in time', inDays(10)),
    ],
    watched: [
      { id: 4, opensAt: null, closesAt: inDays(2).toISOString() },
      { id: 5, opensAt: inDays(1).toISOString(), closesAt: inDays(20).toISOString() },
    ],
  })
  assert.deepEqual(
    found.map(({ opportunityId, round: title, event }) => [opportunityId, title, event]),
    [
      [2, 'a moment later', 'opens'],
      [5, null, 'opens'],
      [4, null, 'closes'],
      [1, 'running', 'closes'],
    ],
  )
})

pure('of registration that was closed before its time nothing comes any more, of its rounds they do', () => {
  const closed = { opensAt: null, closesAt: inDays(2).toISOString(), closedAt: inDays(-1).toISOString() }
  const found = comingNext({
    from: NOW,
    until: inDays(10),
    rounds: [{ opportunityId: 1, title: 'Finale', startsAt: inDays(5), endsAt: null }],
    watched: [1, 2].map((id) => ({ id, ...closed })),
  })
  assert.deepEqual(
    found.map(({ opportunityId, round }) => [opportunityId, round]),
    [[1, 'Finale']],
  )
})
pure.run()

eachDatabase((kind) => {
  const test = suite(`upcoming rounds, ${kind}`)
  let api: TestApi
  test.before(async () => {
    const publicUrl = 'http://localhost:4000'
    const settings = { registrations: { publicUrl }, stages: { publicUrl } }
    const features = [listingsServer, registrationsServer, savedServer, stagesServer, trackingServer]
    api = await bootApi(features, { kind, now: NOW, settings })
  })
  test.after(() => api.dispose())

  const stage = (opportunity_id: number, title: string, starts_at: Date, position = 0) =>
    api.kernel
      .get(database)
      .of<StagesTables>()
      .insertInto('stages.stage')
      .values({
        ...{ opportunity_id, key: title.slice(0, 8), position, type: 'quiz', title, description: '', starts_at },
        ...{ ends_at: null, zone: 'Asia/Kolkata', mode: 'online', place: null, removed_at: null, updated_at: NOW },
      })
      .execute()
  const enter = async (word: string, opportunityId: number) =>
    (await api.as(word)).post('/api/registrations', { opportunityId, ...filled }, freshKey())
  const coming = async (word: string) => (await (await api.as(word)).get(PATH)).body

  test('who takes part hears of rounds, who watches of registration too; in the shape of spec §7', async () => {
    const id = await liveOf(api, { title: 'Tide tables' })
    await stage(id, 'First quiz', inDays(9.8))
    assert.equal((await enter('student', id)).status, 201)
    assert.equal((await (await api.as('pro')).put(`/api/saved/watchlist/${id}`)).status < 300, true)
    const { status, message, data } = await coming('student')
    assert.deepEqual([status, data.status, message], [true, true, data.message])
    assert.equal(data.list.length, 1)
    const [one] = data.list
    assert.deepEqual([one.id, one.round, one.event, one.at], [id, 'First quiz', 'opens', inDays(9.8).toISOString()])
    assert.deepEqual(Object.keys(one.entity), ['title', 'logo_url', 'seo_data'])
    assert.equal(one.entity.seo_data.sharable_image_url, `/api/listings/opportunities/${id}/image.png`)
    const picture = await api.nobody.get(one.entity.seo_data.sharable_image_url)
    assert.equal(picture.headers.get('content-type'), 'image/png')
    const [watched] = (await coming('pro')).data.list
    assert.deepEqual([watched.id, watched.round, watched.event], [id, null, 'closes'])
  })

  test('at most three, the soonest first', async () => {
    for (const days of [8, 6, 7, 5]) {
      const id = await liveOf(api, { title: `Cup of ${days}` })
      await stage(id, `Round ${days}`, inDays(days))
      assert.equal((await enter('volunteer', id)).status, 201)
    }
    const { list } = (await coming('volunteer')).data
    assert.deepEqual(
      list.map(({ round }: { round: string }) => round),
      ['Round 5', 'Round 6', 'Round 7'],
    )
  })

  test('who follows nothing gets an empty list; nobody is asked to log in', async () => {
    assert.deepEqual((await coming('intern')).data.list, [])
    const refused = await api.nobody.get(PATH)
    assert.deepEqual([refused.status, refused.body.status, refused.body.data.status], [401, false, false])
  })

  test.run()
})
