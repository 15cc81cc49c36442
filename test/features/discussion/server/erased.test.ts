import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { bootDiscussion, type DiscussionHouse } from './house'

eachDatabase((kind) => {
  const test = suite(`words of erased people, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house?.dispose())

  test('what others read stays without a name; what nobody read, most often for a number in it, is gone', async () => {
    const [mentor, admin] = [await house.as('mentor'), await house.as('admin')]
    const { ask, read } = await house.discussed('Sound Intern')
    const say = async (text: string) => (await ask(mentor, text)).body.id as number
    const [read1, held, removed, reported] = [
      await say('Is there a stipend?'),
      await say('Write to me at meera@mail.example'),
      await say('Buy my course'),
      await say('Buy mine, too'),
    ]
    await house.decide(admin, removed, 'remove')
    for (const word of ['student', 'pro', 'organizer']) await house.report(await house.as(word), reported)
    await house.kernel.get(personalRecords).erase(await house.idOf('mentor'))
    const { rows } = await sql<{ id: number; text: string; state: string; person_id: number | null }>`
      select id, text, state, person_id from discussion.post
      where id = any(${[read1, held, removed, reported]}::int[]) order by id`.execute(house.db.of())
    assert.deepEqual(
      rows.map(({ text, state, person_id }) => [text, state, person_id]),
      [
        ['Is there a stipend?', 'shown', null],
        ['', 'withdrawn', null],
        ['', 'withdrawn', null],
        ['Buy mine, too', 'held', null],
      ],
    )
    assert.deepEqual(
      (await read()).items.map(({ text, by }: { text: string; by: string | null }) => [text, by]),
      [['Is there a stipend?', null]],
    )
    const cases = async (state: string) =>
      (await admin.get(`/api/discussion/cases?state=${state}`)).body.items.map(({ id }: { id: number }) => id)
    assert.deepEqual([await cases('open'), await cases('removed')], [[reported], []])
  })

  test.run()
})
