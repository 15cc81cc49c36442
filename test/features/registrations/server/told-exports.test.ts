import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, NOW, type RegistrationsHouse } from '../house'

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

eachDatabase((kind) => {
  const test = suite(`who is in a list hears that it was downloaded, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const download = async (id: number, at: Date, word = 'organizer') => {
    house.setNow(at)
    const { status, body } = await (await house.as(word)).get(`/api/registrations/of/${id}/export.csv`)
    return { status, body: String(body) }
  }
  const told = async (word: string, id: number) =>
    (await (await house.as(word)).get(`/api/registrations/${id}`)).body.exports

  test('each time it is, latest first, on the receipt and in the archive; not what was before one came, nor what was refused', async () => {
    const [id, other] = [await house.live(), await house.live()]
    const [first, second, third] = [later(10), later(20), later(30)]
    const student = (await house.enter(await house.as('student'), id)).body.id
    assert.deepEqual(await told('student', student), [])
    await download(id, first)
    house.setNow(later(15))
    const pro = (await house.enter(await house.as('pro'), id)).body.id
    await download(id, second)
    await download(id, third, 'admin')
    await download(other, third)
    assert.equal((await download(id, third, 'pro')).status, 403)
    const both = [third, second].map((at) => at.toISOString())
    assert.deepEqual(await told('student', student), [...both, first.toISOString()])
    assert.deepEqual(await told('pro', pro), both)
    const archive = JSON.stringify(await house.kernel.get(personalRecords).export(await house.idOf('pro')))
    assert.ok(archive.includes(`"listDownloadedAt":${JSON.stringify(both)}`))
  })

  test('who withdrew and came again is told of all since they were first in it', async () => {
    const [id, student] = [await house.live(), await house.as('student')]
    const { body } = await house.enter(student, id)
    await download(id, later(1))
    await student.post(`/api/registrations/${body.id}/withdraw`)
    await download(id, later(2))
    house.setNow(later(3))
    await house.enter(student, id)
    assert.deepEqual(await told('student', body.id), [later(2).toISOString(), later(1).toISOString()])
  })

  test('who came after the instant that is written down is not in what was downloaded then', async () => {
    const id = await house.live()
    const { body } = await house.enter(await house.as('student'), id)
    house.setNow(later(5))
    await house.enter(await house.as('pro'), id)
    const { body: file } = await download(id, later(4))
    assert.ok(file.includes(body.code))
    assert.equal(file.trim().split('\r\n').length, 2)
  })

  test.run()
})
