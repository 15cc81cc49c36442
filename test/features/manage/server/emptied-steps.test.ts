import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { discussionServer } from '../../../../features/discussion/server/feature'
import { documentsServer } from '../../../../features/documents/server/feature'
import { prizesServer } from '../../../../features/prizes/server/feature'
import { profileServer } from '../../../../features/profile/server/feature'
import { rulesServer } from '../../../../features/rules/server/feature'
import { stagesServer } from '../../../../features/stages/server/feature'
import { eachDatabase } from '../../../support/database'
import { NOW } from '../house'
import { bootRevising, type RevisingHouse } from '../revising'

/** What is left of a step in which something was added and taken out again. */
const emptied = {
  stages: { zone: 'Asia/Kolkata', whileOpen: true, stages: [] },
  eligibility: { conditions: [], team: { sameCollege: false } },
  prizes: { currency: 'INR', per: 'team', taxNote: '', prizes: [] },
  documents: { documents: [] },
  faq: { faqs: [] },
} as NonNullable<DraftBody['parts']>

const prize = (title: string) => ({
  ...{ currency: 'INR', per: 'team', taxNote: '' },
  prizes: [{ key: 'first', title, count: 1, amount: 5000, inKind: [], text: '' }],
})

eachDatabase((kind) => {
  const test = suite(`steps that were opened and left, of what is public, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    const steps = [stagesServer, rulesServer, prizesServer, documentsServer, discussionServer]
    house = await bootRevising(kind, [profileServer, ...steps])
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  test('are no change: nobody who is registered is told that something they agreed to is different', async () => {
    const id = await house.published()
    const { changes, version } = await house.handedIn(id, { title: 'Clean water fortnight', parts: emptied })
    assert.deepEqual(changes, ['title'])
    assert.deepEqual((await house.waiting(id)).changes, ['title'])
    assert.equal((await house.approve(id, version)).status, 204)
    assert.deepEqual((await house.changes(id)).revisions[0].changes, ['title'])
  })

  test('alone they are nothing to hand in', async () => {
    const id = await house.published()
    for (const parts of [emptied, { documents: null }]) {
      const draft = await house.save(id, { parts })
      const { status, body } = await house.organizer.post(`/api/manage/drafts/${draft}/submit`)
      assert.deepEqual([status, body.code], [422, 'incomplete'])
      assert.match(body.detail, /Nothing of “Clean water hackathon” is changed/)
    }
  })

  test('a blank after a name is none either; what is taken out is one, and what cannot be read is said', async () => {
    const id = await house.published({ parts: { prizes: prize('1st') as never } })
    const draft = await house.save(id, { parts: { prizes: prize('1st ') as never } })
    const submit = () => house.organizer.post(`/api/manage/drafts/${draft}/submit`)
    assert.match((await submit()).body.detail, /Nothing of “Clean water hackathon” is changed/)
    await house.save(id, { parts: { prizes: { prizes: 'a medal' } } })
    assert.match((await submit()).body.detail, /These prizes could not be read/)
    const { changes, version } = await house.handedIn(id, { parts: emptied })
    assert.deepEqual(changes, ['part.prizes'])
    assert.equal((await house.approve(id, version)).status, 204)
    assert.deepEqual((await house.nobody.get(`/api/prizes/of/${id}`)).body.prizes, [])
  })

  test.run()
})
