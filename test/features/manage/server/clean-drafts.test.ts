import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, type PublishingHouse, wholeDraft } from '../house'

const KEPT = '<h3>What you do</h3><p>Build <strong>something</strong> in 36 hours that a town can use, and show it.</p>'
const BAD = '<img src="x" onerror="alert(1)"><script>alert(1)</script><p onclick="alert(1)" style="color:red">Press</p>'
const CLEANED = `${KEPT}<p>Press</p>`

interface Tables {
  'manage.draft': { id: number; body: string }
  'listings.opportunity': { id: number; description: string }
}

eachDatabase((kind) => {
  const test = suite(`descriptions are cleaned before anybody draws them, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [])
  })
  test.after(() => house?.dispose())
  const db = () => house.db.of<Tables>()
  const stored = async (id: number) =>
    (await db().selectFrom('manage.draft').select('body').where('id', '=', id).executeTakeFirstOrThrow()).body

  test('a draft is stored without what the page may not hold, and answered so', async () => {
    const organizer = await house.as('organizer')
    const { id, version } = (await organizer.post('/api/manage/drafts')).body
    const path = `/api/manage/drafts/${id}`
    const saved = await organizer.put(
      path,
      { body: wholeDraft({ description: KEPT + BAD }) },
      { 'if-match': `"${version}"` },
    )
    assert.equal(saved.body.body.description, CLEANED)
    assert.doesNotMatch(JSON.stringify(await stored(id)), /onerror|<script|onclick|style=/)
  })

  test('what was stored before is cleaned on the way out', async () => {
    const organizer = await house.as('organizer')
    const { id } = (await organizer.post('/api/manage/drafts')).body
    const body = JSON.stringify(wholeDraft({ description: KEPT + BAD }))
    await db().updateTable('manage.draft').set({ body }).where('id', '=', id).execute()
    assert.equal((await organizer.get(`/api/manage/drafts/${id}`)).body.body.description, CLEANED)
  })

  test('whoever approves gets it clean, however it came to be stored', async () => {
    const [admin, organizer] = [await house.as('admin'), await house.as('organizer')]
    const id = await house.pending({ description: KEPT + BAD })
    const read = async () => (await admin.get(`/api/manage/opportunities/${id}/content`)).body.description
    assert.equal(await read(), CLEANED)
    await db()
      .updateTable('listings.opportunity')
      .set({ description: KEPT + BAD })
      .where('id', '=', id)
      .execute()
    assert.equal(await read(), CLEANED)
    await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
    const draft = (await organizer.post(`/api/manage/opportunities/${id}/edit`)).body
    assert.equal(draft.body.description, CLEANED)
  })

  test('more signs than a description may have are said in words', async () => {
    const organizer = await house.as('organizer')
    const { id, version } = (await organizer.post('/api/manage/drafts')).body
    const save = (signs: number) =>
      organizer.put(
        `/api/manage/drafts/${id}`,
        { body: wholeDraft({ description: `<p>${'a'.repeat(signs - 7)}</p>` }) },
        { 'if-match': `"${version}"` },
      )
    assert.equal((await save(20_001)).status, 422)
    assert.equal((await save(20_000)).status, 200)
  })

  test.run()
})
