import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { type Files, files, looseFiles } from '../../../../features/data/contract'
import { ANSWER_FILES } from '../../../../features/registrations/contract'
import { createAddChunk } from '../../../../features/uploads/server/add-chunk'
import { uploadsServer } from '../../../../features/uploads/server/feature'
import type { UploadsTables } from '../../../../features/uploads/server/tables'
import type { Caller } from '../../../support/api'
import { rejection } from '../../../support/waiting'
import { bootRegistrations, NOW, type RegistrationsHouse } from '../../registrations/house'
import { asked } from '../../registrations/questions'
import { begin, pdf, send } from '../files'

const test = suite('files that were not sent yet')
let house: RegistrationsHouse
let student: Caller
test.before(async () => {
  house = await bootRegistrations('embedded', [uploadsServer])
  student = await house.as('student')
})
test.after(() => house.dispose())

async function place() {
  const id = await house.live({ questions: [asked('file', { id: 'cv' })] })
  return { purpose: ANSWER_FILES, about: `${id}/cv` }
}
const withSpaces = (count: number) => Buffer.concat([pdf, Buffer.alloc(count, ' ')])
const mine = async () => (await student.get('/api/uploads/mine')).body.items as readonly { id: string; state: string }[]

test('of one question the last three stay; each can be taken out, and is seen by whose it is', async () => {
  const at = await place()
  const ids: string[] = []
  for (const count of [1, 2, 3, 4]) {
    house.setNow(new Date(NOW.getTime() + count * 1000))
    ids.push((await send(student, at, withSpaces(count))).body.id)
  }
  const kept = ids.slice(1).reverse()
  assert.deepEqual(
    (await mine()).map(({ id }) => id),
    kept,
  )
  assert.equal((await student.delete(`/api/uploads/${kept[0]}`)).status, 204)
  assert.deepEqual(
    (await mine()).map(({ id }) => id),
    kept.slice(1),
  )
})

test('a part that could not be written counts for nothing, and is sent again', async () => {
  const { body } = await begin(student, await place(), pdf)
  const all = house.kernel.get(files)
  const add = (over: Files) => createAddChunk(house.db, over, house.kernel.get(looseFiles), { now: () => NOW })
  const full: Files = { ...all, put: async () => Promise.reject(new Error('the disk is full')) }
  const personId = await house.idOf('student')
  assert.match((await rejection(add(full)(personId, body.id, 0, pdf))).message, /the disk is full/)
  const parts = () => house.db.of<UploadsTables>().selectFrom('uploads.chunk').select('at').execute()
  assert.deepEqual(await parts(), [])
  assert.equal((await add(all)(personId, body.id, 0, pdf)).received, pdf.byteLength)
  assert.deepEqual(await parts(), [{ at: 0 }])
})

test('nobody has more than so much here, sent and not sent', async () => {
  const at = await place()
  await house.db
    .of<UploadsTables>()
    .updateTable('uploads.upload')
    .set({ bytes: 500 * 1024 * 1024 })
    .execute()
  const { status, body } = await begin(student, at, withSpaces(9))
  assert.deepEqual([status, body.code], [409, 'too-much'])
})

test.run()
