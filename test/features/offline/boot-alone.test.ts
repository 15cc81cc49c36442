import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { WORKER_PATH } from '../../../features/offline/contract'
import { offlineClient } from '../../../features/offline/client/feature'
import { offlineServer } from '../../../features/offline/server/feature'
import { session } from '../../../features/session/contract'
import { overlays } from '../../../features/ui/contract'
import { apiRoutes, browserTasks } from '../../../features/web/contract'
import { bootAlone, fake } from '../../../hosts/alone/boot-alone'

const alone = suite('offline, alone')

alone('its server half answers one address and needs nobody', async () => {
  const kernel = await bootAlone(offlineServer, { settings: {} })
  await kernel.activate('offline')
  assert.deepEqual(
    kernel.view(apiRoutes).map(({ method, path, access }) => `${method} ${path} ${String(access)}`),
    [`GET ${WORKER_PATH} public`],
  )
  await kernel.dispose()
})

alone('its client half needs to know who is signed in, and starts where there is no browser', async () => {
  const nobody = fake(session, {
    state: { status: 'nobody', user: undefined },
    refresh: async () => {},
    asSomeone: () => {},
    signOut: async () => {},
  })
  const kernel = await bootAlone(offlineClient, { fakes: [nobody] })
  await kernel.activate('offline')
  assert.deepEqual(
    kernel.view(overlays).map(({ id, place, shows }) => `${id} ${place} ${shows}`),
    ['offline.no-internet top start', 'offline.new-version top start', 'offline.keeper corner start'],
  )
  assert.equal(kernel.view(browserTasks).length, 1)
  await kernel.dispose()
})

alone.run()
