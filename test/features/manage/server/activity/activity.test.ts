import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Caller } from '../../../../support/api'
import { eachDatabase } from '../../../../support/database'
import { bootRevising, type RevisingHouse } from '../../revising'

interface Line {
  readonly what: string
  readonly by: string
  readonly name: string
  readonly fields: readonly string[]
  readonly was: string | null
  readonly is: string | null
  readonly why: string
  readonly revision?: number
}

eachDatabase((kind) => {
  const test = suite(`what was done with an opportunity, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind)
  })
  test.after(() => house?.dispose())

  const read = async (as: Caller, id: number) =>
    (await as.get(`/api/manage/opportunities/${id}/activity`)).body.lines as Line[]
  const said = ({ what, name, by, was, is, why }: Line) => [what, name || by, was, is, why]
  async function file(id: number, query = '') {
    const response = await house.organizer.get(`/api/manage/opportunities/${id}/activity.csv${query}`)
    return (response as unknown as { text?: string; body: unknown }).text ?? String(response.body)
  }
  const grant = (word: string, personId: number, id: number) =>
    house.admin.post(`/api/session/rights/${personId}/${word}`, {
      right: { moderator: { type: 'manager', about: `opportunity:${id}` } },
      reason: 'Helps out',
    })

  test('states with reasons, deadlines, changes, who finds it, the badge and whom it was entrusted to, the last first', async () => {
    const id = await house.pending({ title: 'A week of rivers', organisation: 'River Trust' })
    await house.admin.post(`/api/manage/approvals/${id}/approve`)
    await house.organizer.put(`/api/manage/opportunities/${id}/deadline`, { closesAt: '2026-12-24T18:00', why: 'Rain' })
    const { version } = await house.handedIn(id, { city: 'Nashik' })
    await house.approve(id, version)
    await house.organizer.put(`/api/manage/opportunities/${id}/visibility`, { visibility: 'link' })
    await house.admin.put(`/api/manage/approvals/${id}/verification`, { organisation: 'River Trust', isVerified: true })
    assert.ok((await grant('grant', await house.idOf('pro'), id)).status < 300)
    await house.admin.post(`/api/manage/approvals/${id}/take-down`, { reason: 'It asks for money.' })
    const lines = (await read(house.organizer, id)).map(said)
    const organizer = lines.find(([what]) => what === 'visibility')?.[1] as string
    const has = (...line: unknown[]) =>
      assert.ok(
        lines.some((each) => JSON.stringify(each) === JSON.stringify(line)),
        `${JSON.stringify(line)} in ${JSON.stringify(lines)}`,
      )
    has('state', organizer, 'draft', 'pending', '')
    has('state', 'team', 'pending', 'live', '')
    has('state', 'team', 'live', 'removed', 'It asks for money.')
    has('deadline', organizer, '2026-12-01T12:30:00.000Z', '2026-12-24T12:30:00.000Z', 'Rain')
    has('handed-in', organizer, null, 'handed-in', '')
    has('visibility', organizer, null, 'link', '')
    has('verification', 'team', null, 'verified', '')
    assert.ok(lines.some(([what, , , is, why]) => what === 'entrusting' && is === 'entrusted' && why !== ''))
    const changed = (await read(house.organizer, id)).find(({ what }) => what === 'changes')
    assert.deepEqual(changed?.fields, ['place'])
    const path = `/api/manage/opportunities/${id}/activity/${changed?.revision}`
    const { before, after } = (await house.organizer.get(path)).body as Readonly<Record<string, { city: string }>>
    assert.deepEqual([before?.city, after?.city], ['Pune', 'Nashik'])
    assert.equal((await (await house.as('student')).get(path)).status, 404)
    const other = await house.published()
    const elsewhere = `/api/manage/opportunities/${other}/activity/${changed?.revision}`
    assert.equal((await house.organizer.get(elsewhere)).status, 404)
    assert.match(await file(id, '?field=place'), /city: Pune[^]*city: Nashik/)
  })

  test('whoever looks after the site is named to those who do, and is the team to all others', async () => {
    const id = await house.published()
    await house.admin.post(`/api/manage/approvals/${id}/close`, { reason: 'It is full already.' })
    const lastOf = async (as: Caller) => (await read(as, id))[0]
    const [theirs, ours] = [await lastOf(house.organizer), await lastOf(house.admin)]
    assert.deepEqual([theirs?.by, theirs?.name], ['team', ''])
    assert.deepEqual([ours?.by, ours?.why], [String(await house.idOf('admin')), 'It is full already.'])
    assert.ok(ours?.name)
  })

  test('whom it is entrusted to reads it; to all others it does not exist', async () => {
    const id = await house.published()
    const path = `/api/manage/opportunities/${id}/activity`
    const pro = await house.as('pro')
    for (const end of ['', '.csv']) {
      assert.equal((await pro.get(path + end)).status, 404)
      assert.equal((await house.nobody.get(path + end)).status, 401)
    }
    await grant('grant', await house.idOf('pro'), id)
    assert.ok((await read(await house.as('pro'), id)).length >= 3)
  })

  test('a file holds what is asked for, and no spreadsheet computes it', async () => {
    const id = await house.published()
    await house.organizer.put(`/api/manage/opportunities/${id}/deadline`, { closesAt: '2026-12-24T18:00', why: '=1+1' })
    assert.match(await file(id), /State|state/)
    const deadlines = (await file(id, '?field=deadline')).trim().split('\r\n')
    assert.equal(deadlines.length, 2)
    assert.match(deadlines[1] ?? '', /'=1\+1/)
    assert.equal((await file(id, '?by=999999')).trim().split('\r\n').length, 1)
  })

  test.run()
})
