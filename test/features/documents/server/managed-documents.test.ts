import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { documentsServer } from '../../../../features/documents/server/feature'
import { writePdf } from '../../../../features/documents/server/write-pdf'
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

  /** One of the organizer's that waits, with a rule book. */
  async function waiting(more: object = {}) {
    const type = { 'content-type': 'application/octet-stream' }
    const { fileId } = (await as.organizer.post('/api/documents?name=Rules.pdf', pdf, type)).body
    const book = { kind: 'file', key: 'book', title: 'Rule book', fileId, type: 'application/pdf', bytes: 1 }
    const id = await house.pending({ parts: { documents: { documents: [book] } as never }, ...more })
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
    ])
    await as.admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
    await isForManagers('returned', 404)
    await house.rewritten(id, (body) => body)
    await house.approve(id)
    await house.db.transact((tx) => house.service.hold(tx, id, 'people reported it'))
    await isForManagers('pending', 423)
  })

  test.run()
})
