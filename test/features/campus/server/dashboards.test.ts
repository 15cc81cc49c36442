import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { cellOf } from '../../../../features/campus/server/cell'
import { campusServer } from '../../../../features/campus/server/feature'
import { database, personalRecords, personMerges } from '../../../../features/data/contract'
import { type People, people } from '../../../../features/session/contract'
import { demoAccounts } from '../../../../features/session/contract/demo-accounts'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'

eachDatabase((kind) => {
  const test = suite(`dashboards of placement cells, ${kind}`)
  let house: TestApi
  test.before(async () => {
    house = await bootApi([campusServer], { kind })
  })
  test.after(() => house.dispose())

  const idOf = async (word: string) => (await house.kernel.get(people).findByEmail(`${word}@demo.test`))?.id ?? 0
  const profile = async (word: string) => (await (await house.as(word)).get('/api/tpc/user')).body.data

  test('whose dashboards one may open agrees with the access that the session tells, for every demo account', async () => {
    for (const { word } of demoAccounts) {
      const caller = await house.as(word)
      const { hasTpoDashboardAccess } = (await caller.get('/api/session/me')).body
      const { status, body } = await caller.get('/api/tpc/user')
      const found = status === 403 ? 0 : body.data.university ? 2 : 1
      assert.equal(found, hasTpoDashboardAccess, word)
      assert.equal(body.status, status === 200, word)
    }
    assert.equal((await house.nobody.get('/api/tpc/user')).status, 401)
  })

  test('an admin of a university has it and its two colleges, a manager one college, in the names of the spec', async () => {
    const { university, admin_colleges, status } = await profile('tpo-admin')
    assert.deepEqual(Object.keys(university).sort(), ['id', 'logoUrl', 'name'])
    assert.deepEqual([status, university.name, admin_colleges.length], [true, 'Deccan University', 2])
    const manager = await profile('tpo-manager')
    assert.deepEqual([manager.university, manager.admin_colleges.length], [null, 1])
  })

  test('a dashboard is for staff of its college or of its university', async () => {
    const { university, admin_colleges } = await profile('tpo-admin')
    const [own] = (await profile('tpo-manager')).admin_colleges
    const other = admin_colleges.find(({ id }: { id: number }) => id !== own.id)
    const path = (id: number) => `/api/campus/institutions/${id}/dashboard`
    const [admin, manager, student] = [
      await house.as('tpo-admin'),
      await house.as('tpo-manager'),
      await house.as('student'),
    ]
    for (const { id } of [university, own, other]) assert.equal((await admin.get(path(id))).status, 200)
    assert.equal((await manager.get(path(own.id))).status, 200)
    for (const id of [university.id, other.id, 999_999]) assert.equal((await manager.get(path(id))).status, 404)
    assert.equal((await student.get(path(own.id))).status, 403)
    assert.equal((await house.nobody.get(path(own.id))).status, 401)
  })

  test('it shows who works there and counts its students; a university those of its colleges', async () => {
    const { university, admin_colleges } = await profile('tpo-admin')
    const admin = await house.as('tpo-admin')
    const of = async (id: number) => (await admin.get(`/api/campus/institutions/${id}/dashboard`)).body
    const [whole, ...parts] = await Promise.all([university, ...admin_colleges].map(({ id }) => of(id)))
    assert.equal(whole.students, parts[0].students + parts[1].students)
    assert.deepEqual(
      whole.colleges.map(({ students }: { students: number }) => students),
      parts.map(({ students }) => students),
    )
    assert.equal(whole.newest.length, whole.students)
    const sahyadri = parts.find(({ name }) => name.startsWith('Sahyadri'))
    assert.deepEqual(
      sahyadri.staff.map(({ name }: { name: string }) => name),
      ['Gurpreet Singh', 'Lakshmi Menon', 'Arjun Kulkarni'],
    )
    assert.equal(sahyadri.university.name, 'Deccan University')
  })

  test('who studies at a college here is told so by the session, sees its placement cell, and loses both with the place', async () => {
    const student = await house.as('student')
    assert.equal((await student.get('/api/session/me')).body.isTpoStudent, true)
    const { items } = (await student.get('/api/campus/mine')).body
    assert.deepEqual([items.length, items[0].name, items[0].staff.length], [1, 'Sahyadri College of Engineering', 3])
    const organizer = await house.as('organizer')
    assert.equal((await organizer.get('/api/session/me')).body.isTpoStudent, false)
    assert.deepEqual((await organizer.get('/api/campus/mine')).body.items, [])
    const pair = { from: await idOf('pro'), to: await idOf('organizer') }
    const [db, merges] = [house.kernel.get(database), house.kernel.get(personMerges)]
    const parts = await db.transact((tx) => merges.move(tx, pair))
    assert.equal((await organizer.get('/api/session/me')).body.isTpoStudent, true)
    await db.transact((tx) => merges.undo(tx, pair, parts))
    assert.equal((await organizer.get('/api/session/me')).body.isTpoStudent, false)
  })

  test('who works for a college keeps its dashboard with the account that stays, and the one that ends has none', async () => {
    const [old, kept] = [await house.as('tpo-manager'), await house.as('ops-intern')]
    const access = async (caller: Caller) => (await caller.get('/api/session/me')).body.hasTpoDashboardAccess
    const pair = { from: await idOf('tpo-manager'), to: await idOf('ops-intern') }
    const [db, merges] = [house.kernel.get(database), house.kernel.get(personMerges)]
    const parts = await db.transact((tx) => merges.move(tx, pair))
    assert.deepEqual([await access(old), await access(kept)], [0, 1])
    assert.equal((await kept.get('/api/tpc/user')).body.data.admin_colleges.length, 1)
    await db.transact((tx) => merges.undo(tx, pair, parts))
    assert.deepEqual([await access(old), await access(kept)], [1, 0])
  })

  test('of two accounts at one college one is counted, and both again when that is taken back', async () => {
    const admin = await house.as('tpo-admin')
    const [own] = (await profile('tpo-manager')).admin_colleges
    const seen = async () => {
      const { body } = await admin.get(`/api/campus/institutions/${own.id}/dashboard`)
      return { students: body.students, names: body.newest.map(({ name }: { name: string }) => name).sort() }
    }
    const before = await seen()
    assert.deepEqual(before, { students: 2, names: ['Kabir Anand', 'Meera Nair'] })
    const pair = { from: await idOf('pro'), to: await idOf('student') }
    const [db, merges] = [house.kernel.get(database), house.kernel.get(personMerges)]
    const parts = await db.transact((tx) => merges.move(tx, pair))
    assert.deepEqual(await seen(), { students: 1, names: ['Meera Nair'] })
    await db.transact((tx) => merges.undo(tx, pair, parts))
    assert.deepEqual(await seen(), before)
  })

  test('who lost the role, or whose account is disabled, stands in the placement cell no longer, and again with both back', async () => {
    const [admin, student, head] = [await house.as('admin'), await house.as('student'), await house.as('tpo-admin')]
    const [own] = (await profile('tpo-manager')).admin_colleges
    const names = ({ staff }: { staff: { name: string }[] }) => staff.map(({ name }) => name)
    const seen = async () => [
      names((await student.get('/api/campus/mine')).body.items[0]),
      names((await head.get(`/api/campus/institutions/${own.id}/dashboard`)).body),
    ]
    const [manager, faculty] = [await idOf('tpo-manager'), await idOf('tpo-faculty')]
    const tell = (id: number, what: string, body: object) => admin.post(`/api/session/rights/${id}${what}`, body)
    const [right, reason] = [{ role: 'tpo-manager' }, 'Left the college']
    await tell(manager, '/revoke', { right })
    await tell(faculty, '/disable', { reason })
    for (const list of await seen()) assert.deepEqual(list, ['Lakshmi Menon'])
    await tell(manager, '/grant', { right, reason })
    await tell(faculty, '/enable', {})
    for (const list of await seen()) assert.equal(list.length, 3)
  })

  test('where one studies is handed out on request, and erased', async () => {
    const records = house.kernel.get(personalRecords)
    const id = await idOf('volunteer')
    assert.match(JSON.stringify((await records.export(id))['campus.belonging']), /Deccan Evening College/)
    await records.erase(id)
    assert.deepEqual((await records.export(id))['campus.belonging'], { studies: [], worksFor: [] })
  })

  test('the rights of a whole cell are asked for at once', async () => {
    const [own] = (await profile('tpo-manager')).admin_colleges
    const asked: string[] = []
    const counting = new Proxy(house.kernel.get(people), {
      get(all, name) {
        asked.push(String(name))
        return Reflect.get(all, name)
      },
    }) as People
    const staff = await cellOf(house.kernel.get(database).of(), counting, own.id)
    assert.deepEqual([staff.length, asked], [3, ['allowed']])
  })

  test.run()
})
