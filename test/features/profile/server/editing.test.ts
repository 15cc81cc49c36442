import assert from 'node:assert/strict'
import fc from 'fast-check'
import { suite } from 'uvu'
import { completionWeights, type Section, sections } from '../../../../features/profile/contract'
import { eachDatabase } from '../../../support/database'
import { bootProfile, entries, type ProfileHouse, version } from '../house'

eachDatabase((kind) => {
  const test = suite(`one's own profile, ${kind}`)
  let house: ProfileHouse
  test.before(async () => {
    house = await bootProfile(kind)
  })
  test.after(() => house.dispose())

  test('an entry is added, changed under its version, sorted and removed', async () => {
    const caller = await house.as('ops-intern')
    const first = await house.add(caller, 'hobbies', { name: '  Chess ', note: '' })
    assert.deepEqual([first.status, first.body.name, first.body.note, first.body.version], [201, 'Chess', null, 1])
    const second = await house.add(caller, 'hobbies', { name: 'Kites', note: null })
    const path = `/api/profile/own/hobbies/${first.body.id}`
    const changed = await caller.put(path, { name: 'Blitz chess', note: 'Sundays' }, version(1))
    assert.deepEqual([changed.status, changed.body.name, changed.body.version], [200, 'Blitz chess', 2])
    const late = await caller.put(path, { name: 'Bullet', note: null }, version(1))
    assert.deepEqual([late.status, late.body.code], [412, 'version-conflict'])
    assert.equal((await caller.put(path, { name: 'Bullet', note: null })).status, 400)
    const order = { ids: [second.body.id, first.body.id] }
    assert.equal((await caller.put('/api/profile/own/hobbies/order', order)).status, 204)
    assert.deepEqual(
      (await house.own(caller)).sections.hobbies.map(({ name }: { name: string }) => name),
      ['Kites', 'Blitz chess'],
    )
    assert.equal(
      (await caller.put('/api/profile/own/hobbies/order', { ids: [first.body.id] })).body.code,
      'order-outdated',
    )
    const seenBefore = await caller.delete(path, version(1))
    assert.deepEqual([seenBefore.status, seenBefore.body.code], [412, 'version-conflict'])
    assert.equal((await caller.delete(path, version(2))).status, 204)
    assert.equal((await caller.delete(path)).status, 404)
    assert.equal((await caller.delete(`/api/profile/own/hobbies/${second.body.id}`)).status, 204)
  })

  test('who saves again because no answer came is told no other window', async () => {
    const caller = await house.as('ops-intern')
    const head = { headline: 'Draws', about: '', city: 'Pune', skills: ['Ink', 'Paper'] }
    const { version: at } = await house.own(caller)
    const put = (more: object = {}) => caller.put('/api/profile/own', { ...head, ...more }, version(at))
    assert.deepEqual(
      [(await put()).status, (await put()).status, (await put({ city: 'Agra' })).status],
      [204, 204, 412],
    )
    for (const section of sections) {
      const { body } = await house.add(caller, section, entries[section])
      const path = `/api/profile/own/${section}/${body.id}`
      const again = { ...entries[section], note: 'Told anew', description: 'Told anew' }
      const known = Object.fromEntries(Object.entries(again).filter(([name]) => name in body))
      assert.equal((await caller.put(path, known, version(1))).status, 200, section)
      const twice = await caller.put(path, known, version(1))
      assert.deepEqual([twice.status, twice.body.version], [200, 2], section)
      assert.equal((await caller.delete(path)).status, 204)
    }
    const nothing = { headline: '', about: '', city: '', skills: [] }
    assert.equal((await caller.put('/api/profile/own', nothing, version(at + 1))).status, 204)
  })

  test("somebody else's entry is not there", async () => {
    const mine = await house.add(await house.as('ops-intern'), 'hobbies', entries.hobbies)
    const other = await house.as('account-manager')
    const path = `/api/profile/own/hobbies/${mine.body.id}`
    assert.equal((await other.put(path, entries.hobbies, version(1))).status, 404)
    assert.equal((await other.delete(path)).status, 404)
    assert.equal((await (await house.as('ops-intern')).delete(path)).status, 204)
  })

  test('what is wrong is said field by field, and nothing is saved', async () => {
    const caller = await house.as('ops-intern')
    const wrong = { ...entries.workExperience, title: ' ', endMonth: '2024-01' }
    const { status, body } = await house.add(caller, 'workExperience', wrong)
    assert.deepEqual(
      [status, body.code, body.errors.map(({ path }: { path: string }) => path)],
      [422, 'entry-incomplete', ['title', 'endMonth']],
    )
    for (const link of ['javascript:alert(1)', 'ftp://example.org', 'https://a@b.c', '//example.org', 'example.org'])
      assert.equal((await house.add(caller, 'project_links', { ...entries.project_links, link })).status, 422, link)
    for (const more of [{ cgpa: 10.5 }, { endYear: 2021 }, { stream: 'alchemy' }, { unknown: 1 }])
      assert.equal((await house.add(caller, 'academicDetails', { ...entries.academicDetails, ...more })).status, 422)
    assert.equal((await house.me(caller)).profile_percentage, 0)
  })

  test('a section holds thirty entries, also when many come at once', async () => {
    const caller = await house.as('tpo-faculty')
    const all = await Promise.all(Array.from({ length: 33 }, () => house.add(caller, 'hobbies', entries.hobbies)))
    assert.equal(all.filter(({ status }) => status === 201).length, 30)
    assert.equal(all.filter(({ body }) => body.code === 'section-full').length, 3)
  })

  test('whatever is added and removed, the account holds the sum of the weights that people see', async () => {
    const caller = await house.as('college-admin')
    const ids = new Map<Section, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...sections), { minLength: 1, maxLength: 4 }), async (turned) => {
        for (const section of turned) {
          const id = ids.get(section)
          if (id === undefined) ids.set(section, (await house.add(caller, section, entries[section])).body.id)
          else {
            await caller.delete(`/api/profile/own/${section}/${id}`)
            ids.delete(section)
          }
        }
        const expected = [...ids.keys()].reduce((sum, section) => sum + completionWeights[section], 0)
        const { body } = await caller.get('/api/profile/status')
        const missing = sections.filter((section) => !ids.has(section))
        assert.deepEqual(body, { percent: expected, missing })
        const me = await house.me(caller)
        assert.equal(me.profile_percentage, expected)
        assert.equal(me.course_stream, ids.has('academicDetails') ? 'arts-and-science' : null)
      }),
      { numRuns: 12 },
    )
  })

  test('of two changes at the same moment the account counts both', async () => {
    const caller = await house.as('tpo-coordinator')
    await Promise.all(sections.map((section) => house.add(caller, section, entries[section])))
    const { body } = await caller.get('/api/profile/status')
    assert.deepEqual(body, { percent: 80, missing: [] })
    const head = { headline: 'Teaches', about: 'And learns', city: '', skills: ['Python', ' Python ', 'SQL'] }
    const { version: at } = await house.own(caller)
    assert.equal((await caller.put('/api/profile/own', head, version(at))).status, 204)
    assert.equal((await caller.put('/api/profile/own', { ...head, about: 'Alone' }, version(at))).status, 412)
    const own = await house.own(caller)
    assert.deepEqual([own.percent, own.skills], [100, ['Python', 'SQL']])
    assert.equal((await house.me(caller)).profile_percentage, 100)
  })

  test('the demo has profiles of every colour, one of them complete', async () => {
    const percent = async (word: string) => (await house.me(await house.as(word))).profile_percentage
    const [student, pro, intern, volunteer] = [
      await percent('student'),
      await percent('pro'),
      await percent('intern'),
      await percent('volunteer'),
    ]
    assert.equal(pro, 100)
    assert.ok(student > 66 && student < 100, String(student))
    assert.ok(intern > 0 && intern < 33, String(intern))
    assert.ok(volunteer < 66, String(volunteer))
  })

  test.run()
})
