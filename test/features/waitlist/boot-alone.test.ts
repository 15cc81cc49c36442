import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { stateMachines } from '../../../features/data/contract'
import { opportunities, type Opportunities } from '../../../features/listings/contract'
import { createRegistrationsFakes } from '../../../features/registrations/contract/fakes'
import { waitlistServer } from '../../../features/waitlist/server/feature'
import { live, log } from '../../../features/web/contract'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'

const alone = suite('waitlist, alone')

alone('boots on fakes', async () => {
  const kernel = await bootAlone(waitlistServer, {
    fakes: [
      ...createDataFakes(new Date('2026-11-26T06:30:00Z')).fakes,
      fake(stateMachines, {
        move: async () => ({ from: 'waiting' as never, version: 1 }),
        begin: async () => {},
        history: async () => [],
      }),
      fake(live, { publish: async () => {}, recheck: async () => {} }),
      fake(log, { info: () => {}, warn: () => {}, error: () => {} }),
      fake(opportunities, { find: async () => undefined } as unknown as Opportunities),
      ...createRegistrationsFakes(),
    ],
  })
  await kernel.activate('waitlist')
  assert.ok(kernel.isRunning('waitlist'))
  await kernel.dispose()
})

alone('both languages have the same texts', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../features/waitlist/locales/${file}.json`, import.meta.url), 'utf8'))
  for (const [en, hi] of [
    ['en', 'hi'],
    ['shell.en', 'shell.hi'],
  ] as const)
    assert.deepEqual(Object.keys(read(hi)), Object.keys(read(en)))
})

alone.run()
