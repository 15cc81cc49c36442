import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { stateMachines } from '../../../features/data/contract'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { consents } from '../../../features/guardians/contract'
import { guardiansServer } from '../../../features/guardians/server/feature'
import { createMailFakes } from '../../../features/mail/contract/fakes'
import { createSessionServerFakes } from '../../../features/session/contract/fakes'
import { live } from '../../../features/web/contract'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'

const alone = suite('guardians, alone')

alone('boots on fakes; where nobody asks ages, nobody lacks a consent', async () => {
  const kernel = await bootAlone(guardiansServer, {
    settings: { publicUrl: 'http://localhost:4000' },
    fakes: [
      ...createDataFakes(new Date('2026-11-29T06:30:00Z')).fakes,
      ...createMailFakes().fakes.map(([what, value]) => fake(what, value)),
      ...createSessionServerFakes(() => [])
        .filter(([what]) => ['session.directory', 'session.people'].includes(what.name))
        .map(([what, value]) => fake(what, value)),
      fake(stateMachines, {
        move: async () => ({ from: 'asked' as never, version: 1 }),
        begin: async () => {},
        history: async () => [],
      }),
      fake(live, { publish: async () => {}, recheck: () => {} }),
    ],
  })
  assert.deepEqual(await kernel.get(consents).lackedBy([1, 2]), new Set())
  await kernel.dispose()
})

alone.run()
