import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database } from '../../../../features/data/contract'
import { opportunities } from '../../../../features/listings/contract'
import type { WishedListings } from '../../../../features/listings/contract/wire'
import { listingsServer } from '../../../../features/listings/server/feature'
import { profileServer } from '../../../../features/profile/server/feature'
import { savedServer } from '../../../../features/saved/server/feature'
import { people } from '../../../../features/session/contract'
import { bootApi, type Caller, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { contentOf } from '../../registrations/house'

const NOW = new Date('2026-11-21T06:30:00Z')
const rows = {
  'data in Pune': { title: 'Data Analyst', city: 'Pune' },
  'data in Kochi': { title: 'Data Scientist', city: 'Kochi' },
  'design in Pune': { title: 'Graphic Designer', city: 'Pune' },
  'data from home': { title: 'Data Engineer', city: null, workMode: 'remote' },
  'a hackathon in Pune': { title: 'Harbour hack', kind: 'hackathon', city: 'Pune' },
} as const
type Name = keyof typeof rows

eachDatabase((kind) => {
  const test = suite(`what somebody looks for, ${kind}`)
  let api: TestApi
  const names = new Map<number, Name>()
  test.before(async () => {
    api = await bootApi([listingsServer, profileServer, savedServer], { kind, now: NOW })
    const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
    const organizer = (await api.kernel.get(people).findByEmail('organizer@demo.test'))?.id ?? 0
    for (const [name, row] of Object.entries(rows)) {
      const { id } = await db.transact((tx) => service.create(tx, contentOf(row as object), organizer))
      await db.transact((tx) => service.submit(tx, id, organizer))
      await db.transact((tx) => service.approve(tx, id, organizer))
      names.set(id, name as Name)
    }
  })
  test.after(() => api.dispose())

  const wished = async (who: Caller): Promise<WishedListings> => (await who.get('/api/listings/own/wished')).body
  const shown = async (who: Caller) => (await wished(who)).items.map(({ id }) => names.get(id)).sort()
  async function looksFor(who: Caller, interests: object) {
    const none = { kinds: [], topics: [], places: [] }
    assert.equal((await who.put('/api/profile/interests', { ...none, ...interests })).status, 204)
  }

  test('who never said sees none of it, and nobody is asked to sign in for the start page', async () => {
    const { items, changeAt } = await wished(await api.as('student'))
    assert.deepEqual([items, changeAt], [[], '/user/profile#interests'])
    assert.equal((await api.nobody.get('/api/listings/own/wished')).status, 401)
  })

  const cases: readonly (readonly [string, object, readonly Name[]])[] = [
    ['a field', { topics: ['data'] }, ['data from home', 'data in Kochi', 'data in Pune']],
    ['a field in a place', { topics: ['data'], places: ['pune'] }, ['data in Pune']],
    ['a place, or from home', { topics: ['data'], places: ['pune', 'remote'] }, ['data from home', 'data in Pune']],
    ['a kind whose field nobody tells', { kinds: ['hackathon'], topics: ['data'] }, ['a hackathon in Pune']],
    [
      'work of one field and hackathons, in a place',
      { kinds: ['internship', 'hackathon'], topics: ['design'], places: ['pune'] },
      ['a hackathon in Pune', 'design in Pune'],
    ],
    ['what is no opportunity', { kinds: ['mentor'], topics: ['law'] }, []],
  ]
  for (const [what, interests, expected] of cases)
    test(`${what} is shown alone`, async () => {
      const student = await api.as('student')
      await looksFor(student, interests)
      assert.deepEqual(await shown(student), expected)
    })

  test('what one hid is not shown, and of two lists neither fills the page', async () => {
    const pro = await api.as('pro')
    await looksFor(pro, { kinds: ['internship', 'hackathon'] })
    const first = (await wished(pro)).items.slice(0, 2).map((each) => each.kind)
    assert.deepEqual(first.sort(), ['hackathon', 'internship'])
    const [hidden] = (await wished(pro)).items
    await pro.put(`/api/saved/hidden/${hidden?.id}`)
    assert.ok(!(await wished(pro)).items.some(({ id }) => id === hidden?.id))
  })

  test.run()
})
