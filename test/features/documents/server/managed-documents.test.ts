import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { documentsServer } from '../../../../features/documents/server/feature'
import { writePdf } from '../../../../features/documents/server/write-pdf'
import type { DocumentsTables } from '../../../../features/documents/server/tables'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, NOW, type PublishingHouse } from '../../manage/house'

const pdf = writePdf(['Rule book'])

eachDatabase((kind) => {
  const test = suite(`documents of what one manages, ${kind}`)
  let house: PublishingHouse
  let as: Record<'student' | 'organizer' | 'pro' | 'admin', Caller>
  test.before(async () => {
    house = await bootPublishing(kind, [documentsServer])
    const [student, organizer, pro, admin] = await Promise.all(['student', 'organizer', 'pro', 'admin'].map(house.as))
    assert.ok(student && organizer && pro && admin)
    as = { student, organizer, pro, admin }
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  /** One of the organizer's that waits, with a rule book and a link. */
  async function waiting() {
    const type = { 'content-type': 'application/octet-stream' }
    const { fileId } = (await as.organizer.post('/api/documents?name=Rules.pdf', pdf, type)).body
    const book = { kind: 'file', key: 'book', title: 'Rule book', fileId, type: 'application/pdf', bytes: 1 }
    const link = { kind: 'link', key: 'past', title: 'Last year', url: 'https://example.org/last' }
    const id = await house.pending({ parts: { documents: { documents: [book, link] } as never } })
    return { id, file: `/api/documents/files/${fileId}`, of: `/api/documents/of/${id}` }
  }
  async function entrust(id: number) {
    const right = { moderator: { type: 'manager', about: `opportunity:${id}` } }
    const path = `/api/session/rights/${await house.idOf('pro')}/grant`
    const { status, body } = await as.admin.post(path, { right, reason: 'Helps out.' })
    assert.equal(status, 204, JSON.stringify(body))
  }

  test('whoever manages one that is not public sees and fetches its documents, and nobody else: waiting, sent back, held', async () => {
    const { id, file, of } = await waiting()
    const readers = [house.nobody, as.student, as.organizer, as.pro, as.admin]
    const statuses = (path: string) => Promise.all(readers.map(async (who) => (await who.get(path)).status))
    const before = await statuses(file)
    assert.deepEqual(before, [404, 404, 200, 404, 200])
    assert.deepEqual(await statuses(of), [404, 404, 200, 404, 200])
    await entrust(id)
    const isForManagers = async (state: string, others: number) => {
      assert.equal((await house.service.find(id))?.state, state)
      assert.deepEqual(await statuses(file), [404, 404, 200, 200, 200], state)
      assert.deepEqual(await statuses(of), [others, others, 200, 200, 200], state)
    }
    await isForManagers('pending', 404)
    assert.deepEqual((await as.pro.get(of)).body.documents, [
      { title: 'Rule book', href: file, type: 'application/pdf', bytes: pdf.byteLength },
      { title: 'Last year', href: 'https://example.org/last', type: null, bytes: null },
    ])
    await as.admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
    await isForManagers('returned', 404)
    await house.rewritten(id, (body) => body)
    await house.approve(id)
    await house.db.transact((tx) => house.service.hold(tx, id, 'people reported it'))
    await isForManagers('pending', 423)
  })

  /** Duplicates it, and answers the files that stand in the copy as whoever made it writes on. */
  async function copiedFiles(who: Caller, id: number) {
    const { status, body } = await who.post(`/api/manage/opportunities/${id}/duplicate`)
    assert.equal(status, 201, JSON.stringify(body))
    const draft = (await who.post(`/api/manage/opportunities/${body.id}/edit`)).body
    const documents: readonly { readonly fileId?: string }[] = draft.body.parts.documents.documents
    const files = documents.flatMap(({ fileId }) => (fileId ? [`/api/documents/files/${fileId}`] : []))
    return { copy: body.id, draft: draft.id, files }
  }

  test('whoever manages another’s duplicates it with its files, also what is not public: waiting, by link, taken down', async () => {
    const { id, file } = await waiting()
    await entrust(id)
    const isCopied = async (state: string) => {
      for (const who of [as.pro, as.admin]) {
        const { files, draft } = await copiedFiles(who, id)
        assert.deepEqual(files, [file], state)
        const handedIn = await who.post(`/api/manage/drafts/${draft}/submit`)
        assert.equal(handedIn.status, 201, JSON.stringify(handedIn.body))
      }
    }
    await isCopied('pending')
    await house.approve(id)
    assert.equal(
      (await as.organizer.put(`/api/manage/opportunities/${id}/visibility`, { visibility: 'link' })).status,
      204,
    )
    await isCopied('by link')
    await house.db.transact((tx) => house.service.remove(tx, id, undefined))
    await isCopied('removed')
    assert.equal((await as.student.post(`/api/manage/opportunities/${id}/duplicate`)).status, 404)
  })

  test('a file that is not there any more, or that the opportunity shows no more, keeps nobody from duplicating it: the rest comes along', async () => {
    const [lost, replaced] = [await waiting(), await waiting()]
    const table = house.db.of<DocumentsTables>()
    await table.deleteFrom('documents.attached').where('opportunity_id', 'in', [lost.id, replaced.id]).execute()
    await table
      .deleteFrom('documents.file')
      .where('file_id', '=', lost.file.split('/').at(-1) ?? '')
      .execute()
    for (const [who, { id }] of [
      [as.organizer, lost],
      [as.admin, lost],
      [as.admin, replaced],
    ] as const) {
      const { copy, files } = await copiedFiles(who, id)
      assert.deepEqual(files, [])
      const { documents } = (await who.get(`/api/documents/of/${copy}`)).body
      assert.deepEqual(
        documents.map(({ href }: { href: string }) => href),
        ['https://example.org/last'],
      )
    }
  })

  test.run()
})
