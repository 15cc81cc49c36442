import assert from 'node:assert/strict'
import { unzipSync } from 'fflate'
import { suite } from 'uvu'
import { audit, files, jobs, personalRecords } from '../../../../features/data/contract'
import { ANSWER_FILES } from '../../../../features/registrations/contract'
import type { UploadsTables } from '../../../../features/uploads/server/tables'
import { uploadsServer } from '../../../../features/uploads/server/feature'
import { type Caller, cookiesOf } from '../../../support/api'
import { until } from '../../../support/waiting'
import { eachDatabase } from '../../../support/database'
import { begin, docx, pdf, protectedPdf, send, sendPart, sha256 } from '../../uploads/files'
import { bootRegistrations, LATER, NOW, type RegistrationsHouse } from '../house'
import { everyType } from '../questions'

const CV = { ...everyType.file, id: 'cv', label: 'Your CV' }
const DAY_MS = 86_400_000

eachDatabase((kind) => {
  const test = suite(`files as answers, ${kind}`)
  let house: RegistrationsHouse
  let student: Caller
  test.before(async () => {
    house = await bootRegistrations(kind, [uploadsServer])
    student = await house.as('student')
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const open = (questions = [CV]) => house.live({ questions })
  const place = (id: number) => ({ purpose: ANSWER_FILES, about: `${id}/cv` })
  const rows = () => house.db.of<UploadsTables>().selectFrom('uploads.upload').selectAll().execute()
  const pathOf = (id: string) => `/api/uploads/${id}/file`
  const answer = (file: string) => ({ answers: { cv: [file] } })
  async function entered(name = 'cv.pdf') {
    const id = await open()
    const { body: file } = await send(student, place(id), pdf, name)
    const { status, body } = await house.enter(student, id, answer(file.id))
    assert.equal(status, 201, JSON.stringify(body))
    return { id, file: file.id as string, registration: body.id as number }
  }

  test('it stands on the receipt, in what that vouches for, in the list and the CSV; owner and organizer fetch it, nobody else', async () => {
    const { id, file, registration } = await entered('../../मीरा "नायर"\r\n.exe')
    const { body: receipt } = await student.get(`/api/registrations/${registration}`)
    const kept = { id: file, type: 'pdf', bytes: pdf.byteLength, sha256: sha256(pdf) }
    const [said] = receipt.answers.questions
    assert.deepEqual([said.values, said.file], [['मीरा नायर.pdf'], kept])
    const sealed = JSON.parse(receipt.content).answers.questions[0].file
    assert.deepEqual(sealed, { bytes: pdf.byteLength, sha256: sha256(pdf) })
    assert.equal(sha256(Buffer.from(receipt.content)), receipt.hash)
    const [organizer, pro] = [await house.as('organizer'), await house.as('pro')]
    const { body: list } = await organizer.get(`/api/registrations/of/${id}`)
    assert.deepEqual([list.files, list.items[0].answers.questions[0].file], [[{ id: 'cv', label: 'Your CV' }], kept])
    const csv = (await organizer.get(`/api/registrations/of/${id}/export.csv`)).body
    assert.ok(csv.includes(`मीरा नायर.pdf http://localhost:4000/api/uploads/${file}/file`))
    const asked = await Promise.all([house.nobody, pro, student, organizer].map((who) => who.get(pathOf(file))))
    assert.deepEqual(
      asked.map(({ status }) => status),
      [401, 404, 200, 200],
    )
    const { headers } = asked[3] ?? assert.fail()
    assert.match(
      headers.get('content-disposition') ?? '',
      /^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w.%-]+\.pdf$/,
    )
    assert.deepEqual(
      ['x-content-type-options', 'content-security-policy'].map((name) => headers.get(name)),
      ['nosniff', "default-src 'none'; sandbox"],
    )
    const log = await house.kernel.get(audit).list({ about: `registration:${registration}`, limit: 10 })
    assert.deepEqual(
      log.map(({ action, personId }) => [action, personId]),
      [['uploads.fetched', await house.idOf('organizer')]],
    )
  })

  test('sent in parts, it goes on where it was: nothing is kept twice, and what is not the file that was chosen is none', async () => {
    const id = await open()
    const half = 300
    const { body: begun } = await begin(student, place(id), pdf)
    const first = await sendPart(student, begun.id, 0, pdf.subarray(0, half))
    assert.equal(first.body.received, half)
    for (const at of [0, half + 5])
      assert.equal((await sendPart(student, begun.id, at, pdf.subarray(at))).body.received, half)
    const unfinished = await student.post(`/api/uploads/${begun.id}/finish`)
    assert.deepEqual([unfinished.status, unfinished.body.state], [200, 'receiving'])
    const refused = await house.enter(student, id, answer(begun.id))
    assert.deepEqual([refused.status, refused.body.errors[0].path], [422, 'answers.cv'])
    const { body: again } = await begin(student, place(id), pdf)
    assert.deepEqual([again.id, again.received], [begun.id, half])
    await Promise.all([1, 2].map(() => sendPart(student, begun.id, half, pdf.subarray(half))))
    const ends = await Promise.all([1, 2].map(() => student.post(`/api/uploads/${begun.id}/finish`)))
    assert.deepEqual(
      ends.map(({ body }) => body.state),
      ['ready', 'ready'],
    )
    const { body: own } = await student.get(`/api/uploads?purpose=${ANSWER_FILES}&about=${id}/cv`)
    assert.deepEqual(
      own.items.map((each: { id: string }) => each.id),
      [begun.id],
    )
    assert.equal((await student.get(pathOf(begun.id))).body.length > 0, true)

    const other = await open()
    const { body: false_ } = await student.post('/api/uploads', {
      ...{ ...place(other), name: 'x.pdf', bytes: pdf.byteLength, sha256: sha256(docx) },
    })
    await sendPart(student, false_.id, 0, pdf)
    const end = await student.post(`/api/uploads/${false_.id}/finish`)
    assert.deepEqual([end.status, end.body.code], [409, 'not-whole'])
    assert.equal((await student.post(`/api/uploads/${false_.id}/finish`)).status, 404)
  })

  test('what is empty, too large, of another kind or protected is refused, and nothing of it stays', async () => {
    const id = await open()
    const before = (await rows()).length
    const codes: string[] = []
    for (const bytes of [new Uint8Array(), Buffer.from('%!PS hello'), protectedPdf]) {
      const { status, body } = await send(student, place(id), bytes)
      codes.push(`${status} ${body.code}`)
    }
    const large = { ...place(id), name: 'x.pdf', bytes: 6 * 1024 * 1024, sha256: sha256(pdf) }
    codes.push((await student.post('/api/uploads', large)).body.code)
    assert.deepEqual(codes, ['422 empty', '422 other-kind', '422 protected-pdf', 'too-large'])
    assert.equal((await rows()).length, before)
    const nowhere = await send(student, { purpose: ANSWER_FILES, about: `${id}/other` }, pdf)
    assert.equal(nowhere.status, 404)
  })

  test('nobody answers with what is somebody else’s, of another question or of another form', async () => {
    const [id, other] = [await open(), await open()]
    const pro = await house.as('pro')
    const { body: theirs } = await send(pro, place(id), pdf)
    const { body: elsewhere } = await send(student, place(other), pdf)
    for (const file of [theirs.id, elsewhere.id, '00000000-0000-4000-8000-000000000000']) {
      const { status, body } = await house.enter(student, id, answer(file))
      assert.deepEqual([status, body.errors?.[0]?.path], [422, 'answers.cv'])
    }
    const calls = [
      sendPart(student, theirs.id, 0, pdf),
      student.post(`/api/uploads/${theirs.id}/finish`),
      student.delete(`/api/uploads/${theirs.id}`),
    ]
    assert.deepEqual(
      (await Promise.all(calls)).map(({ status }) => status),
      [404, 404, 404],
    )
  })

  test('after the deadline no file is taken, but for a question that is asked of all until later', async () => {
    const id = await open()
    house.setNow(new Date(LATER))
    const late = await begin(await house.as('pro'), place(id), pdf)
    assert.deepEqual([late.status, late.body.code], [409, 'registration-closed'])
    house.setNow(NOW)
    const asking = await open([])
    const { body } = await house.enter(student, asking, {})
    const found = await house.service.find(asking)
    assert.ok(found)
    const questions = [{ ...CV, askAllUntil: '2026-12-03' }]
    await house.db.transact((tx) =>
      house.service.update(tx, asking, { ...found, questions }, { version: found.version }),
    )
    house.setNow(new Date('2026-12-02T00:00:00Z'))
    student = await house.as('student')
    const { body: file } = await send(student, place(asking), docx, 'cv.docx')
    assert.equal((await student.post(`/api/registrations/${body.id}/answers`, answer(file.id))).status, 204)
    const { body: receipt } = await student.get(`/api/registrations/${body.id}`)
    assert.equal(receipt.later[0].file.sha256, sha256(docx))
    assert.equal((await (await house.as('organizer')).get(pathOf(file.id))).status, 200)
  })

  test('who comes again sends anew, and the file of before goes; what is sent stays sent', async () => {
    const { id, file, registration } = await entered()
    assert.equal((await student.delete(`/api/uploads/${file}`)).status, 409)
    await student.post(`/api/registrations/${registration}/withdraw`)
    assert.equal((await (await house.as('organizer')).get(pathOf(file))).status, 200, 'withdrawn, its answers stay')
    const { body: next } = await send(student, place(id), docx, 'cv.docx')
    assert.equal((await house.enter(student, id, answer(next.id))).status, 201)
    assert.deepEqual(
      [(await student.get(pathOf(file))).status, (await student.get(pathOf(next.id))).status],
      [404, 200],
    )
  })

  test('the organizer takes all files of a question along, each by its entrant; whoever is in it is told', async () => {
    const { id, registration } = await entered('a/b.pdf')
    const path = `/api/registrations/of/${id}/files/cv`
    assert.equal((await student.get(path)).status, 403)
    const credentials = { email: 'organizer@demo.test', password: 'foothold-demo-1' }
    const cookie = cookiesOf(await house.nobody.post('/api/session/login', credentials))
    const reply = await fetch(`${house.origin}${path}`, { headers: { cookie } })
    const unpacked = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    const { body: receipt } = await student.get(`/api/registrations/${registration}`)
    const name = `${receipt.code} Meera Nair b.pdf`
    assert.deepEqual(Object.keys(unpacked), [name])
    assert.equal(sha256(unpacked[name] ?? new Uint8Array()), sha256(pdf))
    assert.equal(receipt.exports.length, 1)
  })

  test('a visit for support sees that there is one, and fetches none', async () => {
    const { registration, file } = await entered()
    const admin = await house.as('admin')
    const support = '/api/session/support'
    const { id } = (await admin.post(support, { personId: await house.idOf('student'), reason: 'Ticket 48213' })).body
    await student.post(`${support}/${id}/answer`, { allow: true })
    const visit = house.withCookie(cookiesOf(await admin.post(`${support}/${id}/begin`)))
    const { body } = await visit.get(`/api/registrations/${registration}`)
    assert.deepEqual([body.answers.questions[0].values, body.answers.questions[0].file], [['•••'], undefined])
    assert.equal((await visit.get(pathOf(file))).status, 403)
  })

  test('drafts that were never sent go after a week, what is sent stays; erased, all of it goes, from the disk, too', async () => {
    const id = await open()
    const pro = await house.as('pro')
    const { body: left } = await send(pro, place(id), docx)
    const { body: half } = await begin(pro, place(id), pdf)
    await sendPart(pro, half.id, 0, pdf.subarray(0, 9))
    const sentTo = await open()
    const { body: sent } = await send(pro, place(sentTo), pdf)
    assert.equal((await house.enter(pro, sentTo, answer(sent.id))).status, 201)
    const all = house.kernel.get(files)
    const stored = (await rows()).find((row) => row.id === left.id)?.file_id ?? ''
    assert.ok(await all.find(stored))
    const sweep = house.kernel.view(jobs).find((job) => job.id === 'uploads.purge-drafts')
    await sweep?.run({
      now: new Date(NOW.getTime() + 8 * DAY_MS),
      signal: new AbortController().signal,
      data: undefined,
    })
    const ids = (await rows()).map((row) => row.id)
    assert.deepEqual(
      [left.id, half.id, sent.id].map((each) => ids.includes(each)),
      [false, false, true],
    )
    await until('its content is gone', async () => (await all.find(stored)) === undefined)
    const personId = await house.idOf('pro')
    const records = house.kernel.get(personalRecords)
    assert.ok(JSON.stringify(await records.export(personId)).includes(pathOf(sent.id)))
    await records.erase(personId)
    assert.deepEqual(
      (await rows()).filter((row) => row.person_id === personId),
      [],
    )
  })

  test.run()
})
