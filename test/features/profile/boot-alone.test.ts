import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { profileServer } from '../../../features/profile/server/feature'
import { createDataFakes } from '../../../features/data/contract/fakes'
import { createSessionServerFakes } from '../../../features/session/contract/fakes'
import { apiRoutes, sharedCache } from '../../../features/web/contract'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'
import { rejection } from '../../support/waiting'

const alone = suite('profile, alone')
const platform = () => [
  ...createDataFakes(new Date('2026-11-21T06:30:00Z')).fakes,
  fake(sharedCache, { forget: async () => {} }),
]

alone('boots on stand-ins and brings its endpoints', async () => {
  const kernel = await bootAlone(profileServer, { fakes: [...platform(), ...createSessionServerFakes(() => [])] })
  await kernel.activate('profile')
  const paths = kernel.view(apiRoutes).map(({ method, path }) => `${method} ${path}`)
  for (const path of ['GET /api/profile/status', 'GET /api/profile/nudge', 'POST /api/profile/own/academicDetails'])
    assert.ok(paths.includes(path), path)
  await kernel.dispose()
})

alone('without accounts it refuses to boot and says what is missing', async () => {
  const refusal = await rejection(bootAlone(profileServer, { fakes: platform() }))
  assert.match(refusal.message, /"profile" needs session\.accounts/)
})

alone.run()
