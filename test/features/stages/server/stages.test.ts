import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { stagesServer } from '../../../../features/stages/server/feature'
import type { StagesTables } from '../../../../features/stages/server/tables'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, NOW, type PublishingHouse, wholeDraft } from '../../manage/house'
import { finale, stage, written } from '../written'

eachDatabase((kind) => {
  const test = suite(`stages, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [stagesServer])
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const parts = (value: unknown) => ({ parts: { stages: value as never } })
  const read = (id: number) => house.nobody.get(`/api/stages/of/${id}`)
  const idsOf = async (id: number): Promise<Record<string, number>> => {
    const rows = house.db.of<StagesTables>().selectFrom('stages.stage').select(['id', 'key'])
    const found = await rows.where('opportunity_id', '=', id).where('removed_at', 'is', null).execute()
    return Object.fromEntries(found.map((row) => [row.key, row.id]))
  }

  test('what the organizer wrote stands on the page in instants, with the zone, the listing’s dates and the server’s time', async () => {
    const id = await house.published(parts(written([stage('a'), finale])))
    const { status, body } = await read(id)
    assert.equal(status, 200)
    assert.deepEqual(
      [body.zone, body.closesAt, body.now],
      ['Asia/Kolkata', '2026-12-01T12:30:00.000Z', NOW.toISOString()],
    )
    assert.deepEqual(
      body.stages.map(({ id: _, ...rest }: { id: number }) => rest),
      [
        {
          type: 'quiz',
          title: 'Screening quiz',
          description: '25 questions.',
          startsAt: '2026-12-03T12:30:00.000Z',
          endsAt: '2026-12-03T16:30:00.000Z',
          mode: 'online',
          place: null,
        },
        {
          type: 'final',
          title: 'Finale',
          description: '25 questions.',
          startsAt: '2026-12-20T03:30:00.000Z',
          endsAt: null,
          mode: 'onsite',
          place: 'Town Hall, Pune',
        },
      ],
    )
  })

  test('a deadline is not moved past the first stage, unless stages may begin before that', async () => {
    const organizer = await house.as('organizer')
    const move = (id: number, closesAt: string) =>
      organizer.put(`/api/manage/opportunities/${id}/deadline`, { closesAt, why: '' })
    const id = await house.published(parts(written([stage('a'), finale])))
    const { status, body } = await move(id, '2026-12-03T19:00')
    assert.deepEqual([status, body.errors[0].path], [422, 'closesAt'])
    assert.match(body.detail, /A stage starts while people may still register/)
    assert.equal((await move(id, '2026-12-03T17:00')).status, 204)
    const free = await house.published(parts(written([stage('a'), finale], { whileOpen: true })))
    assert.equal((await move(free, '2026-12-03T19:00')).status, 204)
  })

  test('one without stages has none; one that is not public shows nothing', async () => {
    const id = await house.published()
    assert.deepEqual((await read(id)).body.stages, [])
    const waiting = await house.pending(parts(written([stage('a')])))
    assert.deepEqual([(await read(waiting)).status, (await read(9_999_999)).status], [404, 404])
    const [hidden] = Object.values(await idsOf(waiting))
    assert.equal((await house.nobody.get(`/api/stages/${hidden}/calendar.ics`)).status, 404)
  })

  test('what clashes is refused by stage and field, whatever else is written is refused in a sentence', async () => {
    const organizer = await house.as('organizer')
    const clashing = written([stage('a', { startsAt: '2026-11-30T10:00', endsAt: '2026-11-30T09:00' })])
    const refused = await house.submit(organizer, wholeDraft(parts(clashing)))
    assert.deepEqual(
      [refused.status, refused.body.errors.map(({ path }: { path: string }) => path)],
      [422, ['parts.stages.stages.0.startsAt', 'parts.stages.stages.0.endsAt']],
    )
    const bad = [
      7,
      'x',
      { stages: [] },
      written([stage('a'), stage('a')]),
      written([], { zone: 'Middle/Earth' }),
      { ...written([]), stages: Array.from({ length: 21 }, (_, at) => stage(String(at))) },
    ]
    for (const part of bad) {
      const { status } = await house.submit(organizer, wholeDraft(parts(part)))
      assert.equal(status, 422, JSON.stringify(part).slice(0, 80))
    }
  })

  test('written anew a stage keeps its id, one taken out is gone, and unchanged there is no new version', async () => {
    const id = await house.pending(parts(written([stage('a'), finale])))
    const before = await idsOf(id)
    const later = stage('a', { title: 'Quiz', startsAt: '2026-12-05T18:00', endsAt: '' })
    await house.rewritten(id, (body) => ({ ...body, parts: { stages: written([stage('new'), later]) as never } }))
    const after = await idsOf(id)
    assert.deepEqual([after['a'], Object.keys(after).sort()], [before['a'], ['a', 'new']])
    await house.rewritten(id, (body) => body)
    await house.approve(id)
    const { body } = await read(id)
    assert.deepEqual(
      [body.version, body.stages.map(({ title }: { title: string }) => title)],
      [2, ['Screening quiz', 'Quiz']],
    )
    // Once it comes back it is the same stage again.
    const gone = await house.nobody.get(`/api/stages/${before['final']}/calendar.ics`)
    assert.equal(gone.status, 404)
  })

  test('a copy of an opportunity has its stages, as stages of its own', async () => {
    const id = await house.published(parts(written([stage('a')])))
    const organizer = await house.as('organizer')
    const copy = (await organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    const [own, copied] = [await idsOf(id), await idsOf(copy)]
    assert.ok(copied['a'] !== undefined && copied['a'] !== own['a'])
  })

  test('a stage in one’s calendar has its own zone, place and address', async () => {
    const id = await house.published(parts(written([stage('a'), finale])))
    const { final } = await idsOf(id)
    const { status, body, headers } = await house.nobody.get(`/api/stages/${final}/calendar.ics`)
    assert.deepEqual([status, headers.get('content-type')], [200, 'text/calendar; charset=utf-8'])
    for (const line of ['DTSTART;TZID=Asia/Kolkata:20261220T090000', 'LOCATION:Town Hall\\, Pune', 'TZID:Asia/Kolkata'])
      assert.ok(String(body).includes(line), line)
  })

  test('who wrote stages can have that told, and leaves them nameless', async () => {
    const id = await house.pending(parts(written([stage('a')])))
    const [organizer, records] = [await house.idOf('organizer'), house.kernel.get(personalRecords)]
    const told = (await records.export(organizer))['stages.editions']?.['stagesWritten'] as { about: number }[]
    assert.ok(told.some(({ about }) => about === id))
    await records.erase(organizer)
    assert.deepEqual((await records.export(organizer))['stages.editions']?.['stagesWritten'], [])
  })

  test.run()
})
