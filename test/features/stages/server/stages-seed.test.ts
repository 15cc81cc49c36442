import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { seeds } from '../../../../features/data/contract'
import { makeOpportunity } from '../../../../features/listings/server/seed/make-opportunity'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { readAround, stageProblems, type WrittenStages } from '../../../../features/stages/contract'
import { stagesServer } from '../../../../features/stages/server/feature'
import { readWallTime } from '../../../../features/stages/server/write-stages'
import { bootPublishing, NOW } from '../../manage/house'

const test = suite('stages of the demo')
const KINDS = ['hackathon', 'competition', 'quiz', 'hiring-challenge']

/** The same numbers each time, spread over 0 to 1. */
function drawing(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

test('they stand in order around the dates of the demo, so that whoever changes one can hand it in', async () => {
  const house = await bootPublishing('embedded', [stagesServer])
  const [organizer, random] = [await house.idOf('organizer'), drawing(42)]
  const made = Array.from({ length: 150 }, () => makeOpportunity('Lumio Labs', 'Pune', { random, now: NOW }))
  const ids: number[] = []
  for (const each of made.filter(({ kind, state }) => KINDS.includes(kind) && state === 'live'))
    await house.db.transact(async (tx) => {
      const { id } = await house.service.create(tx, each, organizer)
      await house.service.submit(tx, id, organizer)
      await house.service.approve(tx, id, organizer)
      ids.push(id)
    })
  await house.kernel
    .view(seeds)
    .find(({ id }) => id === 'stages.demo')
    ?.run({ now: NOW, size: 1, random })
  const caller = await house.as('organizer')
  for (const id of ids) {
    const body: DraftBody = (await caller.get(`/api/manage/opportunities/${id}/content`)).body
    const written = body.parts?.['stages'] as WrittenStages | undefined
    assert.ok(written, body.kind)
    assert.deepEqual(stageProblems(written, readAround(body, readWallTime)), [], JSON.stringify({ body, written }))
  }
  assert.ok(ids.length > 20)
  await house.dispose()
})

test.run()
