import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, personMerges } from '../../../../features/data/contract'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { bootProfile, entries, type ProfileHouse } from '../house'

/** One pixel. */
const photo = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

eachDatabase((kind) => {
  const test = suite(`a profile that goes over to another account, ${kind}`)
  let house: ProfileHouse
  test.before(async () => {
    house = await bootProfile(kind)
  })
  test.after(() => house.dispose())

  const accountOf = async (caller: Caller) => {
    const { profile_percentage, course_stream, avatar } = await house.me(caller)
    return { profile_percentage, course_stream, avatar }
  }

  test('the kept account says what its profile says, and each its own again when that is taken back', async () => {
    const [old, kept] = [await house.as('student'), await house.as('ops-intern')]
    const sent = await old.put('/api/profile/avatar', photo, { 'content-type': 'image/gif' })
    assert.equal(sent.status, 200)
    const pair = { from: await house.idOf('student'), to: await house.idOf('ops-intern') }
    const [before, nothing] = [await accountOf(old), await accountOf(kept)]
    assert.deepEqual(nothing, { profile_percentage: 0, course_stream: null, avatar: null })
    assert.ok(before.profile_percentage > 0 && before.course_stream && before.avatar)

    const [db, merges] = [house.kernel.get(database), house.kernel.get(personMerges)]
    const parts = await db.transact((tx) => merges.move(tx, pair))
    assert.deepEqual(await accountOf(kept), before)
    assert.equal((await house.own(kept)).percent, before.profile_percentage)
    await db.transact((tx) => merges.undo(tx, pair, parts))
    assert.deepEqual([await accountOf(old), await accountOf(kept)], [before, nothing])
  })

  test('what the kept account studied stays first, and says its stream; each has its own order again when that is taken back', async () => {
    const [old, kept] = [await house.as('student'), await house.as('intern')]
    const arts = { ...entries.academicDetails, college: 'Later College' }
    assert.equal((await house.add(kept, 'academicDetails', arts)).status, 201)
    const pair = { from: await house.idOf('student'), to: await house.idOf('intern') }
    const colleges = async (caller: Caller) =>
      (await house.own(caller)).sections.academicDetails.map(({ college }: { college: string }) => college)
    const [studied, stream] = [await colleges(old), (await house.me(old)).course_stream]
    assert.ok(studied.length > 1 && stream !== 'arts-and-science')

    const [db, merges] = [house.kernel.get(database), house.kernel.get(personMerges)]
    const parts = await db.transact((tx) => merges.move(tx, pair))
    assert.deepEqual(await colleges(kept), ['Later College', ...studied])
    assert.equal((await house.me(kept)).course_stream, 'arts-and-science')
    await db.transact((tx) => merges.undo(tx, pair, parts))
    assert.deepEqual([await colleges(old), await colleges(kept)], [studied, ['Later College']])
  })

  test.run()
})
