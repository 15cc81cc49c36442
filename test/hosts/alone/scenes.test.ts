import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { transport } from '../../../features/web/contract'
import { clientCast, clientScene } from '../../../hosts/alone/client-scene'
import { serverCast } from '../../../hosts/alone/server-cast'
import { serverScene } from '../../../hosts/alone/server-scene'
import { serverHost } from '../../../hosts/server/server-host'
import { readEnvironment } from '../../../hosts/server/settings'
import { settingsOf } from '../../../hosts/server/start'
import { siteFeatures } from '../../../hosts/site/features'
import { defineFeature, defineRuntime, type Feature, plan } from '../../../kernel/index'

const scenes = suite('the scene of each feature alone')
const browserHost = defineFeature({
  id: 'host',
  essential: true,
  provides: [transport],
  load: async () => ({ runtime: defineRuntime({}) }),
})
const host = serverHost({} as never)
const settings = settingsOf({ env: readEnvironment({ DATA_DIR: '/tmp' }), dist: '/tmp', version: 'alone', dev: true })

const problemsOf = (features: readonly Feature[]) => plan(features, { settings }).problems.map(({ text }) => text)

for (const { id } of siteFeatures)
  scenes(`${id} finds in both halves what it needs, real or standing in`, () => {
    const about = { feature: id, as: 'nobody', pages: [], halves: [], standsIn: id !== 'session' }
    assert.deepEqual(problemsOf([host, ...serverCast(serverScene(id), about)]), [])
    assert.deepEqual(problemsOf([browserHost, ...clientCast(clientScene(id, undefined))]), [])
  })

scenes.run()
