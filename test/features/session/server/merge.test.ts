import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, jobs, personalData, personMoves } from '../../../../features/data/contract'
import { listingsServer } from '../../../../features/listings/server/feature'
import { opportunities } from '../../../../features/listings/contract'
import { manageServer } from '../../../../features/manage/server/feature'
import { profileServer } from '../../../../features/profile/server/feature'
import { registrationsServer } from '../../../../features/registrations/server/feature'
import { register } from '../../../../features/registrations/server/tokens'
import { serverFeatures } from '../../../../hosts/server/features'
import { bootApi, type Caller, cookiesOf, type TestApi } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { contentOf, filled } from '../../registrations/house'
import { codeIn, mailTo, signUp } from '../house'

const NOW = new Date('2026-11-21T06:30:00.000Z')
const DAY_MS = 24 * 3_600_000
const publicUrl = 'http://localhost:4000'
const settings = { manage: { publicUrl }, registrations: { publicUrl } }
const PASSWORD = 'seven monsoon kites'

interface Part {
  readonly id: string
  readonly moved: number
  readonly stayed: number
}
const counts = (parts: readonly Part[]) =>
  Object.fromEntries(parts.map(({ id, moved, stayed }) => [id, [moved, stayed]]))

eachDatabase((kind) => {
  const test = suite(`two accounts of one person, ${kind}`)
  let api: TestApi
  test.before(async () => {
    const features = [listingsServer, manageServer, registrationsServer, profileServer]
    api = await bootApi(features, { kind, now: NOW, settings })
  })
  test.before.each(() => api.setNow(NOW))
  test.after(() => api.dispose())

  const idOf = async (caller: Caller) => (await caller.get('/api/session/me')).body.id as number
  async function live(seats: number | null = null): Promise<number> {
    const [db, service] = [api.kernel.get(database), api.kernel.get(opportunities)]
    const organizer = await idOf(await api.as('organizer'))
    const { id } = await db.transact((tx) => service.create(tx, contentOf({ seats }), organizer))
    await db.transact((tx) => service.submit(tx, id, organizer))
    await db.transact((tx) => service.approve(tx, id, organizer))
    return id
  }
  /** Before their addresses were proved, as accounts of others were entered once. */
  async function enter(caller: Caller, opportunityId: number) {
    const { id, email } = (await caller.get('/api/session/me')).body
    return (
      await api.kernel.get(register)({ opportunityId, ...filled }, { id, email }, 'en', { admit: async () => {} })
    ).id
  }
  const stateFor = async (caller: Caller, id: number) =>
    (await caller.get(`/api/registrations/mine/for/${id}`)).body.registration?.state
  const login = (email: string) => api.nobody.post('/api/session/login', { email, password: PASSWORD })
  const seatsTaken = async (id: number) => (await api.kernel.get(opportunities).find(id))?.seatsTaken

  let people = 0
  async function two() {
    people += 1
    const [old, kept] = [`old${people}@example.in`, `kept${people}@example.in`]
    return { old, kept, from: await signUp(api, old), to: await signUp(api, kept) }
  }
  async function propose(admin: Caller, from: Caller, to: Caller) {
    const pair = { from: await idOf(from), to: await idOf(to) }
    const asked = await admin.post('/api/session/merges', { ...pair, reason: 'Signed up twice by mistake' })
    assert.equal(asked.status, 201, JSON.stringify(asked.body))
    return asked.body.id as number
  }

  test('what one holds goes over as it was shown before, both are told, and thirty days later at most it comes back', async () => {
    const admin = await api.as('admin')
    const { old, kept, from, to } = await two()
    const [only, both, again] = [await live(), await live(), await live()]
    for (const id of [only, both, again]) await enter(from, id)
    await enter(to, both)
    await to.post(`/api/registrations/${await enter(to, again)}/withdraw`)
    await from.post('/api/profile/own/hobbies', { name: 'Kho-kho', note: null })
    await from.put('/api/profile/username', { username: `old-name-${kind}` })
    await to.put('/api/profile/username', { username: `kept-name-${kind}` })
    const draft = (await from.post('/api/manage/drafts')).body
    const body = { ...draft.body, title: 'Written on the old account' }
    await from.put(`/api/manage/drafts/${draft.id}`, { body }, { 'if-match': `"${draft.version}"` })

    const id = await propose(admin, from, to)
    const look = (await admin.get(`/api/session/merges/${id}`)).body
    assert.deepEqual(
      [look.state, look.from.email, look.to.email, await stateFor(from, only)],
      ['proposed', old, kept, 'registered'],
    )
    assert.deepEqual(counts(look.parts)['registrations.registrations'], [1, 2])
    assert.equal((await admin.post(`/api/session/merges/${id}/confirm`)).status, 204)
    const done = (await admin.get(`/api/session/merges/${id}`)).body
    assert.deepEqual(counts(done.parts), counts(look.parts))

    assert.deepEqual(
      [await stateFor(to, only), await stateFor(to, both), await stateFor(to, again)],
      Array(3).fill('registered'),
    )
    assert.deepEqual([await seatsTaken(both), await seatsTaken(again)], [1, 1])
    const own = (await to.get('/api/profile/own')).body
    assert.equal(own.sections.hobbies[0].name, 'Kho-kho')
    assert.equal((await api.nobody.get(`/api/profile/people/old-name-${kind}`)).body.movedTo, `kept-name-${kind}`)
    assert.equal((await to.get('/api/manage/drafts')).body.length, 1)
    assert.deepEqual([(await from.get('/api/session/me')).status, (await login(old)).status], [401, 401])
    for (const address of [old, kept])
      assert.match((await mailTo(api, address, 'session.merged')).text, new RegExp(old))

    api.setNow(new Date(+NOW + 29 * DAY_MS))
    assert.equal((await admin.post(`/api/session/merges/${id}/undo`)).status, 204)
    api.setNow(NOW)
    const back = api.withCookie(cookiesOf(await login(old)))
    assert.deepEqual(
      [await stateFor(back, only), await stateFor(back, both), await stateFor(back, again)],
      Array(3).fill('registered'),
    )
    assert.deepEqual(
      [await stateFor(to, only), await stateFor(to, both), await stateFor(to, again)],
      [undefined, 'registered', 'withdrawn'],
    )
    assert.deepEqual([await seatsTaken(both), await seatsTaken(again)], [2, 1])
    assert.equal((await back.get('/api/profile/username?username=x-y')).status, 200)
    assert.equal((await back.get('/api/session/me')).body.username, `old-name-${kind}`)
    for (const address of [old, kept]) await mailTo(api, address, 'session.unmerged')
    assert.equal((await admin.post(`/api/session/merges/${id}/undo`)).status, 404, 'it was taken back once')
  })

  test('a person proves the other account by the code of a mail, and takes it back alone', async () => {
    const { old, from, to } = await two()
    const id = await live()
    await enter(from, id)
    await to.post('/api/session/codes', { email: old })
    const code = codeIn(await mailTo(api, old, 'session.code'))
    const wrong = await to.post('/api/session/merges/mine', {
      email: old,
      code: code === '000000' ? '111111' : '000000',
    })
    assert.equal(wrong.body.code, 'wrong-code')
    const asked = await to.post('/api/session/merges/mine', { email: old, code })
    assert.equal(asked.status, 201, JSON.stringify(asked.body))
    assert.equal(
      (await from.post(`/api/session/merges/${asked.body.id}/confirm`)).status,
      404,
      'who did not ask does not do it',
    )
    assert.equal((await to.post(`/api/session/merges/${asked.body.id}/confirm`)).status, 204)
    assert.equal(await stateFor(to, id), 'registered')
    assert.deepEqual(
      (await to.get('/api/session/merges/mine')).body.items.map(({ state }: { state: string }) => state),
      ['done'],
    )
    assert.equal((await to.post(`/api/session/merges/${asked.body.id}/undo`)).status, 204)
    assert.equal(await stateFor(to, id), undefined)
  })

  test('after thirty days it is for good: the old address is free for a new account', async () => {
    const admin = await api.as('admin')
    const { old, from, to } = await two()
    const id = await propose(admin, from, to)
    await admin.post(`/api/session/merges/${id}/confirm`)
    const later = new Date(+NOW + 30 * DAY_MS)
    const job = api.kernel.view(jobs).find((each) => each.id === 'session.settle-merges')
    const run = (now: Date) => job?.run({ now, signal: new AbortController().signal, data: undefined })
    assert.equal(await run(new Date(+later - 1)), undefined)
    assert.deepEqual(await run(later), { settled: 1 })
    assert.equal((await admin.post(`/api/session/merges/${id}/undo`)).status, 404)
    assert.equal((await idOf(await signUp(api, old))) > 0, true)
  })

  test('no account goes into itself, twice, or out of the one that asks; of two merges at once one is done', async () => {
    const admin = await api.as('admin')
    const { from, to } = await two()
    const [a, b, self] = [await idOf(from), await idOf(to), await idOf(admin)]
    const reason = 'Signed up twice'
    for (const pair of [
      { from: a, to: a },
      { from: self, to: a },
    ])
      assert.equal((await admin.post('/api/session/merges', { ...pair, reason })).body.code, 'merge-refused')
    assert.equal((await admin.post('/api/session/merges', { from: a, to: 99_999_999, reason })).status, 404)
    const proposed = [await propose(admin, from, to), await propose(admin, to, from)]
    const done = await Promise.all(proposed.map((id) => admin.post(`/api/session/merges/${id}/confirm`)))
    assert.deepEqual(done.map(({ status }) => status).sort(), [204, 409])
    assert.equal((await admin.post('/api/session/merges', { from: a, to: b, reason })).body.code, 'merge-refused')
  })

  test.run()
})

const whole = suite('merging, across the house')
whole(
  'every feature that holds something of a person says how it goes over, or stands here with the reason why it stays',
  async () => {
    const stays: Readonly<Record<string, string>> = {
      'data.audit': 'what was done was done by that account',
      'mail.messages': 'kept by address, and goes with it',
      'privacy.requests': 'archives and erasures are of one account',
      'session.account': 'it ends; a proved address goes over as session.addresses',
      'session.merges': 'names both',
      'session.sign-in': 'keys of the account that ends open nothing any more',
      'session.states': 'the phone number goes over as session.phone',
      'session.support': 'who looked at which account stays so',
      'tracking.consents': 'a consent was given by that account',
    }
    const foundation = ['data', 'web', 'modules', 'mail', 'session']
    const features = serverFeatures.filter(({ id }) => !foundation.includes(id))
    const api = await bootApi(features, {
      kind: 'embedded',
      settings: {
        ...settings,
        ...Object.fromEntries(
          ['alerts', 'content', 'guardians', 'notifications', 'privacy'].map((id) => [id, { publicUrl }]),
        ),
      },
    })
    const moving = api.kernel.view(personMoves).map(({ id }) => id)
    const held = api.kernel.view(personalData).map(({ id }) => id)
    await api.dispose()
    assert.deepEqual(
      held.filter((id) => !moving.includes(id) && !stays[id]),
      [],
    )
    assert.deepEqual(
      Object.keys(stays).filter((id) => !held.includes(id)),
      [],
    )
  },
)
whole.run()
