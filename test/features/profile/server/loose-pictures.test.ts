import assert from 'node:assert/strict'
import sharp from 'sharp'
import { suite } from 'uvu'
import { clock, database, type Files, files, jobs, looseFiles } from '../../../../features/data/contract'
import { createAvatars } from '../../../../features/profile/server/avatars'
import { profilePersonalData } from '../../../../features/profile/server/profile-personal-data'
import { profiles } from '../../../../features/profile/server/tokens'
import { accounts } from '../../../../features/session/contract'
import type { Token } from '../../../../kernel/index'
import { eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { bootProfile, NOW, type ProfileHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`pictures that nobody wears, ${kind}`)
  let house: ProfileHouse
  test.before(async () => {
    house = await bootProfile(kind)
  })
  test.after(() => house?.dispose())

  const get = <T>(token: Token<T>) => house.kernel.get(token)
  const db = () => get(database)
  const stored = async () =>
    (await db().of<{ 'data.file': { id: string } }>().selectFrom('data.file').select('id').execute()).length
  const purge = (now: Date) =>
    house.kernel
      .view(jobs)
      .find(({ id }) => id === 'data.purge-files')
      ?.run({ now, signal: new AbortController().signal, data: undefined })
  const avatarsWith = (withFiles: Files) =>
    createAvatars({
      profiles: get(profiles),
      accounts: get(accounts),
      files: withFiles,
      looseFiles: get(looseFiles),
      clock: get(clock),
    })
  const photo = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#0B4538' } })
      .png()
      .toBuffer()
  const dead = async () => Promise.reject(new Error('kill -9'))

  test('one that a house that fell has left goes an hour later, and the one that is worn stays', async () => {
    const id = await house.idOf('student')
    const all = get(files)
    await avatarsWith(all).set(id, await photo())
    const falling: Files = { ...all, put: (...given) => all.put(...given).then(dead), remove: dead }
    assert.match((await rejection(avatarsWith(falling).set(id, await photo()))).message, /kill -9/)
    assert.equal(await stored(), 3)
    await purge(new Date(+NOW + 3_599_999))
    assert.equal(await stored(), 3, 'what may still be on its way is let be')
    await purge(new Date(+NOW + 3_600_000))
    assert.equal(await stored(), 2)
    assert.equal((await fetch(house.origin + (await house.me(await house.as('student'))).avatar)).status, 200)
  })

  test('those that are replaced go, and so do those of somebody who is erased', async () => {
    const id = await house.idOf('student')
    await avatarsWith(get(files)).set(id, await photo())
    await until('the old ones are gone', async () => (await stored()) === 2)
    await db().transact((tx) => profilePersonalData(db(), get(files), get(looseFiles)).erase(tx, id))
    await until('all are gone', async () => (await stored()) === 0)
  })

  test.run()
})
