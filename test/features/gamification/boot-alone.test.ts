import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { badgePath } from '../../../features/gamification/contract'
import { gamificationServer } from '../../../features/gamification/server/feature'
import { bootAlone } from '../../../hosts/alone/boot-alone'
import { rejection } from '../../support/waiting'

const alone = suite('gamification, alone')

alone('without people to be had it refuses to boot and says what is missing', async () => {
  const { fakes } = createDataFakes(new Date('2026-11-21T06:30:00Z'))
  const refusal = await rejection(bootAlone(gamificationServer, { fakes }))
  assert.match(refusal.message, /"gamification" needs session\.(directory|people)/)
})

alone('a badge leads to practice for gc_id 3 and 15712, to its holder’s badges otherwise', () => {
  assert.deepEqual(
    [3, 15712, 4, null].map((gcId) => badgePath(gcId, 'meera')),
    ['/practice/coding', '/practice/coding', '/u/meera?open=badges', '/u/meera?open=badges'],
  )
  assert.equal(badgePath(null, 17), '/u/17?open=badges')
})

alone.run()
