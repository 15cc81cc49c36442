import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { discussionServer } from '../../../../features/discussion/server/feature'
import { documentsServer } from '../../../../features/documents/server/feature'
import { writePdf } from '../../../../features/documents/server/write-pdf'
import { prizesServer } from '../../../../features/prizes/server/feature'
import { profileServer } from '../../../../features/profile/server/feature'
import { rulesServer } from '../../../../features/rules/server/feature'
import { stagesServer } from '../../../../features/stages/server/feature'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, NOW, type PublishingHouse } from '../house'
import { wholeParts } from '../parts'

const pdf = writePdf(['Rule book'])

eachDatabase((kind) => {
  const test = suite(`what is read before it is public, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    const steps = [stagesServer, rulesServer, prizesServer, documentsServer, discussionServer]
    house = await bootPublishing(kind, [profileServer, ...steps])
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  /** A listing of the organizer's that waits, with all that steps of other features write. */
  async function waiting() {
    const organizer = await house.as('organizer')
    const uploaded = await organizer.post('/api/documents?name=Rules.pdf', pdf, {
      'content-type': 'application/octet-stream',
    })
    const parts = wholeParts(uploaded.body.fileId)
    const id = await house.pending({ teamMax: 4, tags: ['water'], parts })
    return { id, parts, file: `/api/documents/files/${uploaded.body.fileId}` }
  }
  const contentOf = (id: number) => `/api/manage/opportunities/${id}/content`
  async function entrust(id: number, word: string) {
    const right = { moderator: { type: 'manager', about: `opportunity:${id}` } }
    const path = `/api/session/rights/${await house.idOf(word)}/grant`
    const given = await (await house.as('admin')).post(path, { right, reason: 'Helps out.' })
    assert.equal(given.status, 204, JSON.stringify(given.body))
  }

  test('whoever wrote it and whoever approves it read every part as it was written, pending, sent back and public', async () => {
    const { id, parts } = await waiting()
    const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
    // Of a file the table knows what it is: it is not what the draft said of it.
    const [book, link] = (parts['documents'] as { documents: readonly object[] }).documents
    const kept = { ...parts, documents: { documents: [{ ...book, bytes: pdf.byteLength }, link] } }
    const isWhole = async (state: string) => {
      for (const reader of [organizer, admin]) {
        const { status, body } = await reader.get(contentOf(id))
        assert.deepEqual([status, body.tags], [200, ['water']], state)
        assert.deepEqual(body.parts, kept, state)
      }
    }
    await isWhole('pending')
    await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
    await isWhole('returned')
    const draft = (await organizer.post(`/api/manage/opportunities/${id}/edit`)).body
    assert.deepEqual(draft.body.parts, kept)
    await organizer.post(`/api/manage/drafts/${draft.id}/submit`)
    await house.approve(id)
    await isWhole('live')
  })

  test('a change of what is public names the steps that say something else, and leaves the others as they are to the letter', async () => {
    const { id } = await waiting()
    await house.approve(id)
    const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
    const before = (await admin.get(contentOf(id))).body
    const steps = Object.keys(before.parts).sort()
    assert.equal(steps.length, 5)
    const written = async (change: (parts: Record<string, unknown>) => object) => {
      const draft = (await organizer.post(`/api/manage/opportunities/${id}/edit`)).body
      const body = { ...draft.body, parts: change(draft.body.parts), city: `${draft.body.city}, East` }
      await organizer.put(`/api/manage/drafts/${draft.id}`, { body }, { 'if-match': `"${draft.version}"` })
      const answer = await organizer.post(`/api/manage/drafts/${draft.id}/submit`)
      assert.equal(answer.status, 201, JSON.stringify(answer.body))
      const { version, changes } = (await admin.get(`/api/manage/revisions/${id}`)).body
      const approved = await admin.post(`/api/manage/revisions/${id}/approve`, { version })
      assert.equal(approved.status, 204, JSON.stringify(approved.body))
      return changes
    }
    assert.deepEqual(await written((parts) => parts), ['place'])
    assert.deepEqual((await admin.get(contentOf(id))).body.parts, before.parts)
    for (const step of steps) {
      const { [step]: _, ...others } = (await admin.get(contentOf(id))).body.parts
      assert.deepEqual(await written(({ [step]: _gone, ...rest }) => rest), ['place', `part.${step}`], step)
      assert.deepEqual((await admin.get(contentOf(id))).body.parts, others, step)
    }
  })

  test('its files are there for both of them meanwhile, and for nobody else; no more is its content', async () => {
    const { id, file } = await waiting()
    const [student, organizer, admin] = [
      await house.as('student'),
      await house.as('organizer'),
      await house.as('admin'),
    ]
    const readers = [house.nobody, student, organizer, admin]
    const seen = (path: string) => Promise.all(readers.map(async (who) => (await who.get(path)).status))
    const isKept = async () => {
      assert.deepEqual(await seen(file), [404, 404, 200, 200])
      assert.deepEqual(await seen(contentOf(id)), [401, 404, 200, 200])
    }
    await isKept()
    await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
    await isKept()
  })

  test('whom it was entrusted to reads what it says before it is public, as its organizer does: waiting, sent back, held', async () => {
    const [one, other] = [await waiting(), await waiting()]
    const [organizer, pro, admin] = await Promise.all(['organizer', 'pro', 'admin'].map(house.as))
    assert.ok(organizer && pro && admin)
    await entrust(one.id, 'pro')
    const isRead = async (state: string) => {
      assert.equal((await house.service.find(one.id))?.state, state)
      const [read, written] = await Promise.all([pro, organizer].map((who) => who.get(contentOf(one.id))))
      assert.deepEqual([read?.status, read?.body], [200, written?.body], state)
      assert.equal((await pro.get(contentOf(other.id))).status, 404, state)
    }
    await isRead('pending')
    await admin.post(`/api/manage/approvals/${one.id}/send-back`, { reason: 'Say more about it.' })
    await isRead('returned')
    await house.rewritten(one.id, (body) => body)
    await house.approve(one.id)
    await house.db.transact((tx) => house.service.hold(tx, one.id, 'people reported it'))
    await isRead('pending')
  })

  test('whoever took over a file of another’s by copying reads it in the copy, when the first one is gone too', async () => {
    const { id, file } = await waiting()
    await house.approve(id)
    const pro = await house.as('pro')
    await entrust(id, 'pro')
    const copy = (await pro.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    await house.db.transact((tx) => house.service.remove(tx, id, undefined))
    const { parts } = (await pro.get(contentOf(copy))).body
    assert.equal(`/api/documents/files/${parts.documents.documents[0].fileId}`, file)
    assert.equal((await pro.get(file)).status, 200)
    assert.equal((await (await house.as('student')).get(file)).status, 404)
  })

  test.run()
})
