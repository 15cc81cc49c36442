import assert from 'node:assert/strict'
import sharp from 'sharp'
import { suite } from 'uvu'
import { type Files, files as filesToken, jobs, personalRecords } from '../../../../features/data/contract'
import { documentsServer } from '../../../../features/documents/server/feature'
import { uploadRoute } from '../../../../features/documents/server/upload-route'
import { writePdf } from '../../../../features/documents/server/write-pdf'
import type { DocumentsTables } from '../../../../features/documents/server/tables'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { draftParts } from '../../../../features/manage/contract'
import { protectedPdf } from '../../uploads/files'
import { bootPublishing, NOW, type PublishingHouse, wholeDraft } from '../../manage/house'

const pdf = writePdf(['Rule book', 'Be (kind) \\ fair'])
const DAY_MS = 86_400_000

eachDatabase((kind) => {
  const test = suite(`documents, ${kind}`)
  let house: PublishingHouse
  let organizer: Caller
  test.before(async () => {
    house = await bootPublishing(kind, [documentsServer])
    organizer = await house.as('organizer')
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const upload = (as: Caller, bytes: Uint8Array, name = 'Rule book.pdf') =>
    as.post(`/api/documents?name=${encodeURIComponent(name)}`, bytes, { 'content-type': 'application/octet-stream' })
  const paper = (fileId: string, more: object = {}) => ({
    ...{ kind: 'file', key: fileId.slice(0, 8), title: 'Rule book', fileId, type: 'application/pdf', bytes: 1 },
    ...more,
  })
  const link = { kind: 'link', key: 'link', title: 'Last year', url: 'https://example.org/last' }
  const parts = (...documents: readonly object[]) => ({ parts: { documents: { documents } as never } })
  const read = async (id: number) => (await house.nobody.get(`/api/documents/of/${id}`)).body
  const pathOf = (fileId: string) => `/api/documents/files/${fileId}`
  const table = () => house.db.of<DocumentsTables>()

  test('a PDF and a link stand on the page with what they are; what a draft says of type and size is not believed', async () => {
    const { status, body } = await upload(organizer, pdf)
    assert.deepEqual([status, body.type, body.bytes], [201, 'application/pdf', pdf.byteLength])
    const id = await house.published(parts(paper(body.fileId, { bytes: 7, type: 'image/png' }), link))
    assert.deepEqual((await read(id)).documents, [
      { title: 'Rule book', href: pathOf(body.fileId), type: 'application/pdf', bytes: pdf.byteLength },
      { title: 'Last year', href: 'https://example.org/last', type: null, bytes: null },
    ])
  })

  test('a file that a house that fell has written is found by its row, and one that could not be written leaves none', async () => {
    const rows = async () => (await table().selectFrom('documents.file').select('file_id').execute()).length
    const all = house.kernel.get(filesToken)
    const before = await rows()
    const route = (files: Files) => uploadRoute(house.db, files, { now: () => NOW })
    const subject = { kind: 'person', id: 1 } as never
    const send = (files: Files) =>
      route(files).handle({ body: pdf, query: { name: 'Rules.pdf' }, subject } as never) as Promise<unknown>
    let seen = 0
    const counting: Files = { ...all, put: async (...given) => ((seen = await rows()), all.put(...given)) }
    await send(counting)
    assert.equal(seen, before + 1, 'the row stands before the file')
    const full: Files = { ...all, put: async () => Promise.reject(new Error('the disk is full')) }
    assert.match((await rejection(send(full))).message, /the disk is full/)
    assert.equal(await rows(), before + 1)
  })

  test('a file is saved, never drawn: its headers say so, and its name is no more than a name', async () => {
    const { body } = await upload(organizer, pdf, '../../etc/नियम "book"\r\nx: y.html')
    await house.published(parts(paper(body.fileId)))
    const { status, headers } = await house.nobody.get(pathOf(body.fileId))
    assert.equal(status, 200)
    assert.deepEqual(
      ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map((name) =>
        headers.get(name),
      ),
      ['application/pdf', 'nosniff', "default-src 'none'; sandbox", 'private, no-cache'],
    )
    assert.match(
      headers.get('content-disposition') ?? '',
      /^attachment; filename="[\w. -]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/,
    )
    assert.equal(headers.get('x'), null)
  })

  test('pictures are drawn anew, without what a camera wrote; what is neither is refused, whatever it is called', async () => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#084' } })
    const withPlace = await picture
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(organizer, withPlace, 'me.jpg')
    assert.equal(body.type, 'image/jpeg')
    const stored = await house.kernel.get(filesToken).find(body.fileId)
    const chunks: Uint8Array[] = []
    for await (const chunk of stored?.content ?? []) chunks.push(chunk)
    const kept = Buffer.concat(chunks)
    assert.ok(withPlace.includes('Secret place') && !kept.includes('Secret place'))
    const bad = [
      Buffer.from('<html><script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from(' %PDF-1.4'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]),
      withPlace.subarray(0, 30),
      protectedPdf,
    ]
    for (const bytes of bad) {
      const refused = await upload(organizer, bytes, 'rules.pdf')
      assert.deepEqual(
        [refused.status, refused.body.code],
        [422, 'not-a-document'],
        bytes.toString('latin1').slice(0, 12),
      )
    }
    const huge = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
    assert.equal((await upload(organizer, huge)).status, 413)
    assert.equal((await upload(house.nobody, pdf)).status, 401)
  })

  test('until the opportunity is public a file is there for its owner and for who judges it, and for nobody else', async () => {
    const { fileId } = (await upload(organizer, pdf)).body
    const [admin, student] = [await house.as('admin'), await house.as('student')]
    const seen = async () =>
      Promise.all([house.nobody, student, organizer, admin].map(async (who) => (await who.get(pathOf(fileId))).status))
    assert.deepEqual(await seen(), [404, 404, 200, 200])
    const id = await house.pending(parts(paper(fileId)))
    assert.deepEqual(await seen(), [404, 404, 200, 200])
    await house.approve(id)
    assert.deepEqual(await seen(), [200, 200, 200, 200])
    await house.db.transact(async (tx) => house.service.remove(tx, id, undefined))
    assert.deepEqual(await seen(), [404, 404, 200, 200])
    assert.equal((await house.nobody.get(pathOf('00000000-0000-4000-8000-000000000000'))).status, 404)
    assert.equal((await house.nobody.get(pathOf('x'))).status, 422)
  })

  test('nobody shows a file that is not theirs to show', async () => {
    const student = await house.as('student')
    const { fileId } = (await upload(student, pdf)).body
    const stolen = await house.submit(organizer, wholeDraft(parts(paper(fileId))))
    assert.deepEqual([stolen.status, stolen.body.code], [422, 'gone'])
    const unknown = await house.submit(organizer, wholeDraft(parts(paper('00000000-0000-4000-8000-000000000000'))))
    assert.equal(unknown.status, 422)
  })

  test('replaced and taken out, the page follows; a copy shows the same file', async () => {
    const [old, next] = [
      (await upload(organizer, pdf)).body.fileId,
      (await upload(organizer, writePdf(['New']))).body.fileId,
    ]
    const id = await house.pending(parts(paper(old, { key: 'book' }), link))
    await house.rewritten(id, (body) => ({ ...body, ...parts(paper(next, { key: 'book' })) }))
    await house.approve(id)
    assert.deepEqual(
      (await read(id)).documents.map(({ href }: { href: string }) => href),
      [pathOf(next)],
    )
    assert.equal((await house.nobody.get(pathOf(old))).status, 404)
    const copy = (await organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    const shown = table().selectFrom('documents.attached').select('file_id').where('opportunity_id', '=', copy)
    assert.deepEqual(await shown.execute(), [{ file_id: next }])
  })

  test('a long address in Devanagari can be edited again, as it was written', async () => {
    const url = `https://hi.wikipedia.org/wiki/${'प्रतियोगिता_के_नियम_'.repeat(8)}`
    const id = await house.published(parts({ ...link, url }))
    const part = house.kernel.view(draftParts).find((each) => each.id === 'documents.documents')
    const written = await part?.read(id)
    assert.deepEqual(written, { documents: [{ ...link, url }] })
    assert.deepEqual(part?.problems(written, wholeDraft({})), [])
  })

  test('a name is cut between letters, and keeps the joiners of Hindi', async () => {
    const named = async (name: string) => (await upload(organizer, pdf, name)).body.name
    assert.equal(await named('राज्‌य नियम\u202e.pdf'), 'राज्‌य नियम .pdf')
    assert.equal(await named(`${'a'.repeat(119)}🎓.pdf`), 'a'.repeat(119))
    assert.equal(await named(`${'a'.repeat(118)}क्षि.pdf`), 'a'.repeat(118))
  })

  test('links that are no web address, and papers without a name, are refused by place', async () => {
    const wrong = [
      'javascript:alert(1)',
      'ftp://example.org',
      'example',
      'https://user@example.org',
      'https://localhost',
    ]
    const documents = wrong.map((url, at) => ({ ...link, key: String(at), url }))
    const refused = await house.submit(organizer, wholeDraft(parts(...documents, { ...link, key: 'n', title: ' ' })))
    assert.deepEqual(
      refused.body.errors.map(({ path }: { path: string }) => path),
      [...wrong.map((_, at) => `parts.documents.documents.${at}.url`), 'parts.documents.documents.5.title'],
    )
    for (const part of [7, { documents: [{ kind: 'file' }] }, { documents: Array.from({ length: 13 }, () => link) }]) {
      const body = wholeDraft({ parts: { documents: part as never } })
      assert.equal((await house.submit(organizer, body)).status, 422)
    }
  })

  test('what nobody shows goes after half a year, and at once when its person is erased; what is shown stays', async () => {
    const pro = await house.as('pro')
    const [loose, mine] = [(await upload(organizer, pdf)).body.fileId, (await upload(pro, pdf)).body.fileId]
    const shown = (await upload(organizer, pdf)).body.fileId
    const id = await house.published(parts(paper(shown)))
    const purge = house.kernel.view(jobs).find((job) => job.id === 'documents.purge-files')
    const left = async () => {
      const all = await table().selectFrom('documents.file').select('file_id').execute()
      return [loose, mine, shown].filter((each) => all.some(({ file_id }) => file_id === each))
    }
    const run = (days: number) =>
      purge?.run({
        now: new Date(NOW.getTime() + days * DAY_MS),
        signal: new AbortController().signal,
        data: undefined,
      })
    await run(179)
    assert.deepEqual(await left(), [loose, mine, shown])
    const records = house.kernel.get(personalRecords)
    const told = (await records.export(await house.idOf('pro')))['documents.files']?.['files'] ?? []
    const [only, ...others] = told as readonly { readonly name: string; readonly address: string }[]
    assert.deepEqual([only?.name, others], ['Rule book.pdf', []])
    const fetched = await (await house.as('pro')).get(only?.address ?? '')
    assert.deepEqual([fetched.status, fetched.headers.get('content-length')], [200, String(pdf.byteLength)])
    await records.erase(await house.idOf('pro'))
    await run(179)
    assert.deepEqual(await left(), [loose, shown])
    await run(181)
    assert.deepEqual(await left(), [shown])
    assert.equal((await house.nobody.get(pathOf(shown))).status, 200)
    assert.equal((await read(id)).documents.length, 1)
  })

  test.run()
})
