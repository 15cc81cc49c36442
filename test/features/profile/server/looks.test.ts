import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { campusServer } from '../../../../features/campus/server/feature'
import { database, jobs, personalRecords, personMerges } from '../../../../features/data/contract'
import { profileServer } from '../../../../features/profile/server/feature'
import type { LookTables } from '../../../../features/profile/server/looks/look-queries'
import { people } from '../../../../features/session/contract'
import { bootApi, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

const NOW = new Date('2026-11-21T06:30:00.000Z')
const DAY_MS = 24 * 3_600_000

eachDatabase((kind) => {
  const test = suite(`who looked at a profile, ${kind}`)
  let api: TestApi
  test.before(async () => {
    api = await bootApi([profileServer, campusServer], { kind, now: NOW })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api.dispose())

  const idOf = async (word: string) => (await api.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const look = async (as: string, at: string) => (await api.as(as)).get(`/api/profile/people/${await idOf(at)}/seen`)
  const seenBy = async (word: string) => {
    const { items } = (await (await api.as(word)).get('/api/profile/looks')).body
    return (items as { name: string; capacity: string; organisation: string | null; times: number }[]).map(
      ({ name, capacity, organisation, times }) => [name, capacity, organisation, times],
    )
  }

  test('recruiters, placement cells and staff are listed with whom they work for, once a day; members and oneself are not', async () => {
    for (const word of ['recruiter', 'tpo-manager', 'volunteer', 'mentor', 'student']) await look(word, 'student')
    api.setNow(new Date(+NOW + 60_000)) // a page in sight asks again by itself
    await look('recruiter', 'student')
    assert.deepEqual(
      (await seenBy('student')).find(([name]) => name === 'Ishita Bose')?.at(-1),
      1,
      'still the same look',
    )
    api.setNow(new Date(+NOW + 31 * 60_000))
    await look('recruiter', 'student')
    const seen = await seenBy('student')
    assert.deepEqual(seen[0], ['Ishita Bose', 'recruiter', null, 2], 'who looked last stands first')
    assert.deepEqual(seen.slice(1).sort(), [
      ['Gurpreet Singh', 'placement', 'Sahyadri College of Engineering', 1],
      ['Tenzin Dolma', 'staff', null, 1],
    ])
  })

  test('who is not shown the page has not looked', async () => {
    const owner = await api.as('pro')
    const { levels } = (await owner.get('/api/profile/privacy')).body
    await owner.put('/api/profile/privacy', { levels: { ...levels, page: 'me' }, isIndexed: false })
    await look('recruiter', 'pro')
    assert.deepEqual(await seenBy('pro'), [])
  })

  test('whom support visits has not looked at what the visit opens', async () => {
    const [admin, recruiter] = [await api.as('admin'), await api.as('recruiter')]
    const asked = { personId: await idOf('recruiter'), reason: 'Ticket 48213: the upload fails' }
    const { id } = (await admin.post('/api/session/support', asked)).body
    await recruiter.post(`/api/session/support/${id}/answer`, { allow: true })
    const visit = api.withCookie(cookiesOf(await admin.post(`/api/session/support/${id}/begin`)))
    const seen = await visit.get(`/api/profile/people/${await idOf('organizer')}/seen`)
    assert.deepEqual([seen.status, await seenBy('organizer')], [200, []])
  })

  test('all of ninety days can be read, page by page', async () => {
    const personId = await idOf('volunteer')
    const viewers = await Promise.all(['recruiter', 'intern', 'admin'].map(idOf))
    const db = api.kernel.get(database).of<LookTables>()
    const rows = Array.from({ length: 120 }, (_, at) => at).map((number) => {
      const at = new Date(+NOW - DAY_MS - number * (DAY_MS / 3))
      const viewer_id = viewers[number % viewers.length] as number
      return { person_id: personId, viewer_id, on_day: at.toISOString().slice(0, 10), at, times: 1 }
    })
    await db
      .insertInto('profile.look')
      .values(rows.map((row) => ({ ...row, capacity: 'recruiter' as const })))
      .execute()
    const caller = await api.as('volunteer')
    const seen: string[] = []
    let after = ''
    do {
      const { status, body } = await caller.get(`/api/profile/looks${after}`)
      assert.equal(status, 200)
      seen.push(...body.items.map(({ at }: { at: string }) => at))
      after = body.next ? `?after=${body.next}` : ''
    } while (after)
    assert.deepEqual(
      seen,
      rows.map(({ at }) => at.toISOString()),
    )
  })

  test('after ninety days it is forgotten', async () => {
    await look('recruiter', 'mentor')
    const job = api.kernel.view(jobs).find(({ id }) => id === 'profile.purge-looks')
    const run = (now: Date) => job?.run({ now, signal: new AbortController().signal, data: undefined })
    await run(new Date(+NOW + 90 * DAY_MS))
    assert.equal((await seenBy('mentor')).length, 1)
    await run(new Date(+NOW + 91 * DAY_MS))
    assert.deepEqual(await seenBy('mentor'), [])
  })

  test('both sides are handed out, go over with a merge and come back, and are erased', async () => {
    await look('recruiter', 'evaluator')
    await look('intern', 'evaluator')
    const [from, to] = [await idOf('evaluator'), await idOf('placecom')]
    await api.as('evaluator') // from now on the address logs in to the other account
    const [db, merges] = [api.kernel.get(database), api.kernel.get(personMerges)]
    const parts = await db.transact((tx) => merges.move(tx, { from, to }))
    assert.deepEqual([(await seenBy('placecom')).length, (await seenBy('evaluator')).length], [2, 0])
    await db.transact((tx) => merges.undo(tx, { from, to }, parts))
    assert.equal((await seenBy('evaluator')).length, 2)
    const records = api.kernel.get(personalRecords)
    const { looksAtOthers } = (await records.export(await idOf('intern')))['profile.looks'] ?? {}
    assert.equal((looksAtOthers as readonly unknown[]).length, 1)
    await records.erase(await idOf('intern'))
    assert.equal((await seenBy('evaluator')).length, 1)
  })

  test.run()
})
