import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { freshKey } from '../../registrations/house'
import { bootDiscussion, type DiscussionHouse } from './house'

const NOW = new Date('2026-11-21T06:30:00.123Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)
const WAIT_MS = 600_000

eachDatabase((kind) => {
  const test = suite(`discussion, news that waits, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house?.dispose())
  test.before.each(() => house.setNow(NOW))

  const undo = async (word: string, id: number) => (await house.as(word)).post(`/api/discussion/posts/${id}/undo`, {})
  const notices = async (word: string) => {
    const { body } = await (await house.as(word)).get('/api/notifications?limit=50')
    return body.items
      .filter(({ text }: { text: string }) => text.startsWith('News of'))
      .map(({ description }: { description: string }) => description) as string[]
  }

  test('for ten minutes nothing leaves and nobody else sees it; then it goes by the row alone, without its order', async () => {
    const [organizer, student] = [await house.as('organizer'), await house.as('student')]
    const { id, send, outbox, read } = await house.discussed('Slow Cup')
    await house.enter(student, id)
    const { status, body } = await send(organizer, 'The hall is another one.')
    assert.deepEqual([status, body.goesAt], [201, after(WAIT_MS).toISOString()])
    house.setNow(after(WAIT_MS - 1))
    await house.runNews()
    const waiting = (await outbox(organizer)).items[0]
    assert.deepEqual([waiting?.state, waiting?.by, waiting?.goesAt], ['waiting', 'Harsh Vaidya', body.goesAt])
    assert.deepEqual([(await read(organizer)).updates, await notices('student')], [[], []])
    // What woke it is gone with the process that was killed: the next minute finds it by its time.
    house.setNow(after(WAIT_MS))
    await house.runNews()
    await house.told(student, 'The hall is another one.')
    const { items } = await outbox(organizer)
    assert.deepEqual([items[0]?.state, items[0]?.at], ['shown', after(WAIT_MS).toISOString()])
    assert.equal((await read()).updates[0].at, after(WAIT_MS).toISOString())
    await house.runNews()
    assert.deepEqual(await notices('student'), ['The hall is another one.'])
  })

  test('called back it never goes, pressed twice too; once it has gone, that is what one is told', async () => {
    const [organizer, student] = [await house.as('organizer'), await house.as('student')]
    const { id, send, outbox } = await house.discussed('Undone Cup')
    await house.enter(student, id)
    const wrong = (await send(organizer, 'It begins on Monday.')).body.id
    assert.deepEqual([(await undo('organizer', wrong)).status, (await undo('organizer', wrong)).status], [204, 204])
    await house.release(wrong)
    assert.equal((await outbox(organizer)).items[0]?.state, 'withdrawn')
    const right = (await send(organizer, 'It begins on Tuesday.')).body.id
    await house.release(right)
    await house.told(student, 'on Tuesday')
    const late = await undo('organizer', right)
    assert.deepEqual([late.status, late.body.code], [409, 'already-gone'])
    assert.ok(!(await notices('student')).includes('It begins on Monday.'))
  })

  test('in the last second either calling back wins or going does, and both say so', async () => {
    const organizer = await house.as('organizer')
    const { send, outbox } = await house.discussed('Close Cup')
    const ids: number[] = []
    for (const nth of [1, 2, 3, 4]) ids.push((await send(organizer, `News ${nth}`)).body.id)
    house.setNow(after(WAIT_MS))
    const undone = await Promise.all(
      ids.map(async (id, nth) => {
        const [{ status }] = await Promise.all(
          nth % 2 ? [undo('organizer', id), house.runNews({ postId: id })] : [undo('organizer', id), house.runNews()],
        )
        return [id, status === 204 ? 'withdrawn' : 'shown']
      }),
    )
    const states = (await outbox(organizer)).items.map(({ id, state }) => [id, state])
    assert.deepEqual(states.reverse(), undone)
  })

  test('pressed twice, tried again, or written in two tabs it is one; without a key it is not taken', async () => {
    const organizer = await house.as('organizer')
    const { id, send, outbox } = await house.discussed('Once Cup')
    const key = freshKey()
    const sent = await Promise.all([
      send(organizer, 'Bring a pen.', key),
      send(organizer, 'Bring a pen.'),
      send(organizer, ' Bring a pen. '),
    ])
    const again = await send(organizer, 'Bring a pen.', key)
    assert.equal(new Set([...sent, again].map(({ body }) => body.id)).size, 1)
    assert.equal((await outbox(organizer)).items.length, 1)
    const keyless = await organizer.post(`/api/discussion/of/${id}/news`, { text: 'Bring a pen.' })
    assert.deepEqual([keyless.status, keyless.body.code], [400, 'idempotency-key-needed'])
  })

  test('whoever may manage who is registered sends and calls back; nobody else even looks', async () => {
    const [admin, student] = [await house.as('admin'), await house.as('student')]
    const { id, send, outbox, preview, read } = await house.discussed('Staffed Cup')
    const { body } = await send(admin, 'A word from the house.')
    const asked = await Promise.all([
      send(student, 'Me, too'),
      preview(student, 'Me, too'),
      student.get(`/api/discussion/of/${id}/outbox`),
      undo('student', body.id),
    ])
    assert.deepEqual(
      asked.map(({ status }) => status),
      [403, 403, 403, 403],
    )
    assert.equal((await outbox(await house.as('organizer'))).items[0]?.by, 'Asha Pillai')
    await house.release(body.id)
    // It is the organisation's word, whoever wrote it down.
    assert.equal((await read()).updates[0].isOrganizer, true)
  })

  test('what is held waits with its news; taken down, nothing goes', async () => {
    const organizer = await house.as('organizer')
    const { id, send, outbox } = await house.discussed('Held Cup')
    const { body } = await send(organizer, 'See you there.')
    await house.db.transact((tx) => house.service.hold(tx, id, 'reported'))
    await house.release(body.id)
    assert.equal((await outbox(organizer)).items[0]?.state, 'waiting')
    const admin = await house.idOf('admin')
    await house.db.transact((tx) => house.service.remove(tx, id, admin, 'not real'))
    await house.release(body.id)
    const { rows } = await sql<{ state: string }>`select state from discussion.post where id = ${body.id}`.execute(
      house.db.of(),
    )
    assert.equal(rows[0]?.state, 'withdrawn')
  })

  test.run()
})
