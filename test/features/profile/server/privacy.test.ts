import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs, personalRecords } from '../../../../features/data/contract'
import {
  type Level,
  levelsOf,
  maySee,
  sections,
  shieldedParts,
  type Viewer,
} from '../../../../features/profile/contract'
import { bootProfile, entries, type ProfileHouse, version } from '../house'

const test = suite('who sees a profile')
let house: ProfileHouse
let id: number
test.before(async () => {
  house = await bootProfile('embedded')
  id = await house.idOf('account-manager')
  const owner = await house.as('account-manager')
  for (const section of sections) await house.add(owner, section, entries[section])
  const head = { headline: 'Keeps accounts', about: 'For nine years', city: 'Surat', skills: ['Tally'] }
  await owner.put('/api/profile/own', head, version(1))
})
test.after(() => house.dispose())

/** Nobody there, or somebody who hides. */
const nothing = { movedTo: null, isForMembers: false, profile: null }

const seenBy: Readonly<Record<Viewer, string | undefined>> = {
  nobody: undefined,
  member: 'student',
  recruiter: 'recruiter',
  owner: 'account-manager',
}

async function pageFor(viewer: Viewer, who: string | number = id) {
  const word = seenBy[viewer]
  if (word === undefined) return house.nobody.get(`/api/profile/people/${who}`)
  return (await house.as(word)).get(`/api/profile/people/${who}/seen`)
}

async function show(levels: Partial<Record<string, Level>>, isIndexed = false) {
  const owner = await house.as('account-manager')
  const known = (await owner.get('/api/profile/privacy')).body
  const { status } = await owner.put('/api/profile/privacy', { levels: { ...known.levels, ...levels }, isIndexed })
  assert.equal(status, 204)
}

for (const level of ['everyone', 'members', 'recruiters', 'me'] as const)
  test(`each part that is shown to ${level} reaches those and nobody else`, async () => {
    const parts = shieldedParts.filter((part) => part !== 'page' && levelsOf[part].includes(level))
    await show(Object.fromEntries(parts.map((part) => [part, level])))
    for (const viewer of Object.keys(seenBy) as Viewer[]) {
      const { profile } = (await pageFor(viewer)).body
      for (const part of parts) {
        const isThere =
          part === 'profile' ? profile.headline !== '' && profile.skills.length > 0 : part in profile.sections
        assert.equal(isThere, maySee(viewer, level), `${part} for ${viewer}`)
      }
    }
  })

test('a level that makes no sense for a part is refused', async () => {
  const owner = await house.as('account-manager')
  const { levels } = (await owner.get('/api/profile/privacy')).body
  for (const wrong of [{ hobbies: 'recruiters' }, { page: 'recruiters' }]) {
    const { status, body } = await owner.put('/api/profile/privacy', {
      levels: { ...levels, ...wrong },
      isIndexed: false,
    })
    assert.deepEqual([status, body.code], [422, 'level-refused'])
  }
})

test('a page for members says no more than that there is one, a hidden one not even that', async () => {
  await show({ page: 'members' })
  assert.deepEqual((await pageFor('nobody')).body, { movedTo: null, isForMembers: true, profile: null })
  assert.equal((await pageFor('member')).body.profile.name, 'Vikram Rao')
  await show({ page: 'me' })
  for (const viewer of ['nobody', 'member', 'recruiter'] as const)
    assert.deepEqual((await pageFor(viewer)).body, nothing)
  assert.equal((await pageFor('owner')).body.profile.id, id)
  await show({ page: 'everyone' })
})

test('search engines are asked in only where the person says so and the page is public', async () => {
  assert.equal((await pageFor('nobody')).body.profile.isIndexed, false)
  await show({}, true)
  assert.equal((await pageFor('nobody')).body.profile.isIndexed, true)
  await show({ page: 'members' }, true)
  assert.equal((await pageFor('owner')).body.profile.isIndexed, false)
  await show({ page: 'everyone' })
})

test('the sitemap holds the pages that search engines may list, and no other', async () => {
  const listed = async () => {
    const { status, body } = await house.nobody.get('/sitemaps/profile.people-1.xml')
    // A file that would hold nothing is not there.
    return status === 404 ? [] : [...body.matchAll(/<loc>[^<]*(\/u\/[^<]+)<\/loc>/g)].map(([, path]) => path)
  }
  assert.deepEqual(await listed(), [])
  await show({}, true)
  assert.deepEqual(await listed(), ['/u/demo-account-manager'])
  await show({ page: 'members' }, true)
  assert.deepEqual(await listed(), [])
  await show({ page: 'everyone' })
})

test('nobody is at unknown names and ids, and the answer is the same', async () => {
  for (const who of ['nobody-here', '999999', '0', '-1', '%20', "'; drop table", '<script>', 'ü', 'a\0b'])
    assert.deepEqual((await pageFor('nobody', encodeURIComponent(who))).body, nothing, who)
})

test('a name that was given up leads to the new one for a year, also once removed, and is nobody else’s', async () => {
  const owner = await house.as('account-manager')
  const other = await house.as('student')
  const choose = (username: string) => owner.put('/api/profile/username', { username })
  assert.equal((await choose('vikram-rao')).status, 204)
  assert.equal((await choose('vikram')).status, 204)
  for (const former of ['demo-account-manager', 'vikram-rao', 'VIKRAM'])
    assert.equal((await pageFor('nobody', former)).body.movedTo, 'vikram', former)
  assert.equal((await pageFor('nobody', 'vikram')).body.profile.name, 'Vikram Rao')
  assert.equal((await pageFor('nobody', id)).body.profile.username, 'vikram')
  for (const name of ['vikram', 'vikram-rao']) {
    assert.deepEqual((await other.get(`/api/profile/username?username=${name}`)).body, {
      isFree: false,
      because: 'taken',
    })
    assert.equal((await other.put('/api/profile/username', { username: name })).status, 409, name)
  }
  await show({ page: 'me' })
  assert.deepEqual(
    (await pageFor('nobody', 'vikram-rao')).body,
    nothing,
    'who hides is not given away by a former name',
  )
  await show({ page: 'everyone' })
  house.setNow(new Date('2027-11-22T06:30:00Z'))
  assert.deepEqual((await pageFor('nobody', 'vikram-rao')).body, nothing)
  house.setNow(new Date('2026-11-21T06:30:00Z'))
  assert.equal((await choose('vikram-rao')).status, 204, 'one may take one’s own back')
  assert.equal((await house.me(owner)).username, 'vikram-rao')
})

test('of two who want one name at the same moment one gets it', async () => {
  const callers = await Promise.all(['placecom', 'tpo-admin', 'intern'].map((word) => house.as(word)))
  const statuses = await Promise.all(
    callers.map(async (caller) => (await caller.put('/api/profile/username', { username: 'wanted-name' })).status),
  )
  assert.deepEqual(statuses.toSorted(), [204, 409, 409])
})

test('names are refused for their shape and for what they would pretend', async () => {
  const caller = await house.as('student')
  const asks = async (name: string) =>
    (await caller.get(`/api/profile/username?username=${encodeURIComponent(name)}`)).body
  for (const name of [
    'ab',
    'a'.repeat(31),
    'Meera',
    'meera_nair',
    '-meera',
    'meera-',
    'me--era',
    '12345',
    'mеera',
    '../x',
  ])
    assert.deepEqual(await asks(name), { isFree: false, because: 'shape' }, name)
  for (const name of ['admin', 'support', 'foothold-team'])
    assert.deepEqual(await asks(name), { isFree: false, because: 'reserved' }, name)
  assert.deepEqual(await asks('meera-nair-pune'), { isFree: true, because: null })
  assert.equal((await caller.put('/api/profile/username', { username: 'admin' })).body.code, 'username-refused')
})

test('the nudge names what adds most, once a week', async () => {
  const caller = await house.as('volunteer')
  const { percent, steps } = (await caller.get('/api/profile/nudge')).body
  assert.ok(percent < 100)
  assert.deepEqual(
    steps.map(({ section }: { section: string }) => section),
    ['workExperience', 'project_links', 'responsibility'],
  )
  assert.equal((await caller.post('/api/profile/nudge/seen')).status, 204)
  assert.deepEqual((await caller.get('/api/profile/nudge')).body.steps, [])
  house.setNow(new Date('2026-11-28T06:30:00Z'))
  assert.equal((await caller.get('/api/profile/nudge')).body.steps.length, 3)
  house.setNow(new Date('2026-11-21T06:30:00Z'))
  assert.deepEqual((await (await house.as('pro')).get('/api/profile/nudge')).body, { percent: 100, steps: [] })
})

test('all of it is handed out on request, and erased', async () => {
  const records = house.kernel.get(personalRecords)
  const exported = JSON.stringify((await records.export(id))['profile.profile'])
  for (const written of ['Keeps accounts', 'Lumio Labs', 'Tally', 'demo-account-manager', 'github.com/example'])
    assert.ok(exported.includes(written), written)
  await records.erase(id)
  assert.deepEqual((await pageFor('nobody')).body, nothing)
  assert.deepEqual((await pageFor('member', 'vikram')).body, nothing)
  const after = (await records.export(id))['profile.profile'] as { sections: object; head: null; formerUsernames: [] }
  assert.deepEqual([after.head, after.formerUsernames, Object.values(after.sections).flat()], [null, [], []])
})

test('what a change leaves out stays as another tab left it, and what nobody chose goes on following the username', async () => {
  const owner = await house.as('mentor')
  const own = async () => (await owner.get('/api/profile/privacy')).body
  const choose = async (body: object) => assert.equal((await owner.put('/api/profile/privacy', body)).status, 204)
  await choose({ levels: { academicDetails: 'me' } })
  await choose({ levels: { hobbies: 'members' } })
  await choose({ isIndexed: true })
  const { levels, isIndexed } = await own()
  assert.deepEqual([levels.academicDetails, levels.hobbies, isIndexed], ['me', 'members', true])
  const kept = (await house.kernel.get(personalRecords).export(await house.idOf('mentor')))['profile.profile']
  assert.deepEqual((kept as { head: { shownTo: object } }).head.shownTo, {
    academicDetails: 'me',
    hobbies: 'members',
  })
})

test('after its year a former name is no longer kept', async () => {
  const owner = await house.as('recruiter')
  assert.equal((await owner.put('/api/profile/username', { username: 'hires-for-lumio' })).status, 204)
  assert.equal((await owner.put('/api/profile/username', { username: 'hires-for-orbit' })).status, 204)
  const job = house.kernel.view(jobs).find(({ id }) => id === 'profile.purge-former-usernames')
  const [{ id }, records] = [await house.me(owner), house.kernel.get(personalRecords)]
  const keptAt = async (now: string) => {
    await job?.run({ now: new Date(now), signal: new AbortController().signal, data: undefined })
    const { formerUsernames } = (await records.export(id))['profile.profile'] as {
      formerUsernames: { username: string }[]
    }
    return formerUsernames.map(({ username }) => username).filter((each) => each.startsWith('hires'))
  }
  assert.deepEqual(await keptAt('2027-11-20T06:30:00Z'), ['hires-for-lumio'])
  assert.deepEqual(await keptAt('2027-11-22T06:30:00Z'), [])
})

test.run()
