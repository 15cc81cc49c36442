import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { profileFaces } from '../../../../features/profile/contract'
import { profileServer } from '../../../../features/profile/server/feature'
import { ages } from '../../../../features/rules/contract'
import { people } from '../../../../features/session/contract'
import { defineFeature, defineRuntime, provide } from '../../../../kernel/index'
import { bootApi, type TestApi } from '../../../support/api'
import { NOW } from '../house'

const test = suite('the pages of people under 18')
const young = new Set<number>()
let house: TestApi
let id: number
test.before(async () => {
  const rules = defineFeature({
    id: 'rules',
    provides: [ages],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(ages, [], () => ({
            isUnder: async (personId) => young.has(personId),
            put: async () => {},
            underAmong: async (ids) => new Set(ids.filter((each) => young.has(each))),
          })),
        ],
      }),
    }),
  })
  house = await bootApi([profileServer, rules], { kind: 'embedded', now: NOW })
  id = (await house.kernel.get(people).findByEmail('student@demo.test'))?.id ?? 0
  young.add(id)
})
test.after(() => house.dispose())

const open = async () => (await house.nobody.get(`/api/profile/people/${id}`)).body
const privacy = async () => (await (await house.as('student')).get('/api/profile/privacy')).body
const isFace = async () => (await house.kernel.get(profileFaces).shownTo([id], undefined)).has(id)
const sitemap = async () => (await house.nobody.get('/sitemaps/profile.people-1.xml')).body

test('they are for members, whatever their username, until their people choose otherwise or come of age', async () => {
  const owner = await house.as('student')
  await owner.put('/api/profile/privacy', { isIndexed: true })
  assert.deepEqual(await open(), { movedTo: null, isForMembers: true, profile: null })
  assert.equal((await privacy()).levels.page, 'members')
  assert.equal(await isFace(), false)
  assert.ok(!String(await sitemap()).includes('/u/'))
  const seen = await (await house.as('pro')).get(`/api/profile/people/${id}/seen`)
  assert.equal(seen.body.profile.id, id)

  young.delete(id)
  assert.deepEqual([(await open()).profile?.id, await isFace()], [id, true])
  assert.ok(String(await sitemap()).includes('/u/'))

  young.add(id)
  await owner.put('/api/profile/privacy', { levels: { page: 'everyone' } })
  assert.deepEqual([(await open()).profile?.id, (await privacy()).levels.page], [id, 'everyone'])
})

test.run()
