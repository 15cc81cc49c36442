import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rememberChunks } from '../server/assets'
import { createLog } from '../server/log'
import { say, sentence, step, stopOnSignal } from '../server/process'
import { type Environment, readEnvironment } from '../server/settings'
import { type Cast, start } from '../server/start'
import { choose, type Chosen } from './choose'
import { clientCast, clientScene } from './client-scene'
import { addsOf, pagesOf } from './describe'
import { OVERVIEW } from './look'
import type { SceneAnswer } from './scene-wire'
import { serverCast } from './server-cast'
import { serverScene } from './server-scene'
import { pickStandIns, type Scene } from './stage'

const DEMO_SIZE = 300
const dist = dirname(dirname(fileURLToPath(import.meta.url)))

function aboutOf({ feature, as }: Chosen, client: Scene, server: Scene): SceneAnswer {
  const half = (name: 'browser' | 'server', scene: Scene) => ({
    name,
    adds: addsOf(scene.features.find(({ id }) => id === feature)),
    standIns: pickStandIns(scene).map(([what]) => what.name),
  })
  return {
    feature,
    as,
    pages: pagesOf(client.features.find(({ id }) => id === feature)),
    halves: [half('browser', client), half('server', server)],
    standsIn: feature !== 'session',
  }
}

function castOf(chosen: Chosen): Cast {
  const [client, server] = [clientScene(chosen.feature, undefined), serverScene(chosen.feature)]
  return {
    server: serverCast(server, aboutOf(chosen, client, server)),
    site: clientCast(client),
    entry: 'hosts/alone/entry.ts',
    demoSize: DEMO_SIZE,
  }
}

/** The house with one feature in it. It has a database of its own and none of the settings of the site but its port. */
async function main() {
  let env: Environment | undefined
  try {
    const chosen = choose(process.argv.slice(2))
    if (typeof chosen === 'string') throw new Error(chosen)
    const { DATA_DIR, PORT = '4100' } = process.env
    env = readEnvironment({ DATA_DIR, PORT })
    const options = { env, dist, version: 'alone', dev: true, chunkOf: rememberChunks(), log: createLog('warn') }
    const house = await start({ ...options, cast: castOf(chosen), step })
    await step('listening', () => house.listen())
    stopOnSignal(() => house.stop())
    say(`${chosen.feature} is alone at ${env.publicUrl}${OVERVIEW}, looked at by ${chosen.as}.`)
  } catch (error) {
    process.stderr.write(`${sentence(error, env)}\n`)
    process.exit(1)
  }
}

void main()
