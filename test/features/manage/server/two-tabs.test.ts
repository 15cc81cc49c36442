import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, type PublishingHouse, wholeDraft } from '../house'

const ROUNDS = 12

eachDatabase((kind) => {
  const test = suite(`two tabs, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [])
  })
  test.after(() => house?.dispose())

  /** One tab hands a draft in while another saves this title in it. Each round the other is a little later, so that some save falls between reading and handing in. */
  async function handIn(round: number, title: string) {
    const organizer = await house.as('organizer')
    const made = (await organizer.post('/api/manage/drafts')).body
    const path = `/api/manage/drafts/${made.id}`
    const save = (to: string, version: number) =>
      organizer.put(path, { body: wholeDraft({ title: to }) }, { 'if-match': `"${version}"` })
    const { version } = (await save('The earlier text', made.version)).body
    const submit = organizer.post(`${path}/submit`)
    await new Promise((done) => setTimeout(done, round % 4))
    const [submitted, saved] = await Promise.all([submit, save(title, version)])
    return { submitted, saved, left: () => organizer.get(path) }
  }

  test('what one tab was told is saved stands in what another hands in at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { submitted, saved } = await handIn(round, 'The later text')
      assert.equal(submitted.status, 201)
      const title = (await house.service.find(submitted.body.id))?.title
      assert.deepEqual(
        [saved.status, title],
        saved.status === 200 ? [200, 'The later text'] : [404, 'The earlier text'],
        `round ${round}`,
      )
    }
  })

  test('what another tab left incomplete is not handed in, and nothing of it is lost', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { submitted, saved, left } = await handIn(round, '')
      if (saved.status === 404) assert.equal(submitted.status, 201)
      else {
        assert.deepEqual([saved.status, submitted.status, submitted.body.code], [200, 422, 'incomplete'])
        assert.equal((await left()).body.body.title, '')
      }
    }
  })

  test('however many tabs open what was sent back, they get one draft', async () => {
    const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
    for (let round = 0; round < 4; round++) {
      const id = await house.pending({ title: 'Sent back to two tabs' })
      await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => organizer.post(`/api/manage/opportunities/${id}/edit`)),
      )
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
      assert.equal(answers[0]?.body.body.title, 'Sent back to two tabs')
      const lines: readonly { id: number; opportunityId: number | null }[] = (await organizer.get('/api/manage/drafts'))
        .body
      assert.equal(lines.find((each) => each.id === answers[0]?.body.id)?.opportunityId, id)
    }
  })

  test.run()
})
