import assert from 'node:assert/strict'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { suite } from 'uvu'
import { jobs } from '../../../../features/data/contract'
import { ANSWER_FILES } from '../../../../features/registrations/contract'
import type { UploadsTables } from '../../../../features/uploads/server/tables'
import { uploadsServer } from '../../../../features/uploads/server/feature'
import { bootRegistrations, type RegistrationsHouse } from '../../registrations/house'
import { asked } from '../../registrations/questions'
import { rejection, until } from '../../../support/waiting'
import { pdf, send } from '../files'

const VIRUS = Buffer.concat([pdf, Buffer.from('EICAR')])

/** Speaks as clamd does, of what comes by INSTREAM, once it may. */
function clamd(may: Promise<void>): Promise<Server> {
  const server = createServer((socket) => {
    const parts: Buffer[] = []
    socket.on('data', (part) => {
      parts.push(part)
      const all = Buffer.concat(parts)
      if (all.subarray(-4).readUInt32BE() !== 0) return
      const isCommand = all.subarray(0, 10).toString() === 'zINSTREAM\0'
      const said = all.includes('EICAR') ? 'stream: Eicar FOUND\0' : 'stream: OK\0'
      void may.then(() => socket.end(isCommand ? said : 'UNKNOWN COMMAND\0'))
    })
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

const test = suite('files before the virus scanner')
let house: RegistrationsHouse
let scanner: Server
let answer = () => {}
test.before(async () => {
  scanner = await clamd(new Promise((done) => (answer = done)))
  const { port } = scanner.address() as AddressInfo
  house = await bootRegistrations('embedded', [uploadsServer], { uploads: { clamd: { host: '127.0.0.1', port } } })
})
test.after(async () => {
  scanner.close()
  await house.dispose()
})

test('nobody fetches one before it is through, and never one in which something was found', async () => {
  const id = await house.live({ questions: [asked('file', { id: 'cv' })] })
  const [student, pro, organizer] = [await house.as('student'), await house.as('pro'), await house.as('organizer')]
  const place = { purpose: ANSWER_FILES, about: `${id}/cv` }
  const [good, bad] = [(await send(student, place, pdf)).body, (await send(pro, place, VIRUS)).body]
  assert.deepEqual([good.state, bad.state], ['checking', 'checking'])
  assert.equal((await house.enter(student, id, { answers: { cv: [good.id] } })).status, 201)
  const fetched = async (who = organizer) => {
    const { status, body } = await who.get(`/api/uploads/${good.id}/file`)
    return [status, body.code]
  }
  assert.deepEqual([await fetched(), await fetched(student)], Array(2).fill([409, 'still-checking']))
  const stateOf = async () =>
    (await organizer.get(`/api/registrations/of/${id}`)).body.items[0].answers.questions[0].file.state
  assert.equal(await stateOf(), 'checking')

  const scan = house.kernel.view(jobs).find((job) => job.id === 'uploads.scan')
  const run = () => scan?.run({ now: new Date(), signal: new AbortController().signal, data: undefined })
  answer()
  await until('both are looked at', async () => {
    const left = house.db.of<UploadsTables>().selectFrom('uploads.upload').select('id').where('state', '=', 'checking')
    return (await left.execute()).length === 0
  })
  assert.deepEqual([await stateOf(), (await fetched())[0]], [undefined, 200])
  const refused = await pro.get(`/api/uploads/${bad.id}/file`)
  assert.deepEqual([refused.status, refused.body.code], [410, 'harmful'])
  assert.equal((await house.enter(pro, id, { answers: { cv: [bad.id] } })).status, 422)

  await new Promise((done) => scanner.close(done))
  const { body: waiting } = await send(pro, place, Buffer.concat([pdf, Buffer.from(' ')]))
  assert.match((await rejection(Promise.resolve(run()))).message, /ECONNREFUSED/)
  assert.equal((await pro.get(`/api/uploads/${waiting.id}/file`)).status, 409)
})

test.run()
