import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { readFileSync } from 'node:fs'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { stateMachines } from '../../../features/data/contract'
import { opportunities, type Opportunities } from '../../../features/listings/contract'
import { mailer } from '../../../features/mail/contract'
import { registrationsServer } from '../../../features/registrations/server/feature'
import { live } from '../../../features/web/contract'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'
import { rejection } from '../../support/waiting'

const alone = suite('registrations, alone')
const settings = { publicUrl: 'http://localhost:4000' }

const platform = () => [
  ...createDataFakes(new Date('2026-11-21T06:30:00Z')).fakes,
  fake(stateMachines, {
    move: async () => ({ from: 'registered' as never, version: 1 }),
    begin: async () => {},
    history: async () => [],
  }),
  fake(mailer, {
    send: async () => {},
    comesBack: async () => false,
    comingBack: async () => new Set(),
    fates: async () => [],
    forget: async () => {},
  }),
  fake(live, { publish: async () => {}, recheck: async () => {} }),
]

alone('boots on fakes', async () => {
  const nothingOpen = { find: async () => undefined } as unknown as Opportunities
  const kernel = await bootAlone(registrationsServer, {
    fakes: [...platform(), fake(opportunities, nothingOpen)],
    settings,
  })
  await kernel.activate('registrations')
  assert.ok(kernel.isRunning('registrations'))
  await kernel.dispose()
})

alone('without opportunities it refuses to boot and says what is missing', async () => {
  const refusal = await rejection(bootAlone(registrationsServer, { fakes: platform(), settings }))
  assert.match(refusal.message, /"registrations" needs listings\.opportunities/)
})

alone('both languages have the same texts', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../features/registrations/locales/${file}.json`, import.meta.url), 'utf8'))
  for (const [en, hi] of [
    ['en', 'hi'],
    ['shell.en', 'shell.hi'],
  ] as const)
    assert.deepEqual(Object.keys(read(hi)), Object.keys(read(en)))
})

alone.run()
