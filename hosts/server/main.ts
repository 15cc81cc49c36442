import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { verbRunner } from '../../features/modules/contract'
import { serveAdmin } from '../admin/serve'
import { rememberChunks } from './assets'
import { createLog } from './log'
import { outliveReaders, outliveRejections, say, sentence, step, stopOnSignal } from './process'
import { type Environment, readEnvironment } from './settings'
import { start } from './start'

const DEMO_PASSWORD = 'foothold-demo-1'
/**
 * How much of the heap may be garbage before all of it is gone through, in percent of what lives. Left to itself that is a third, so every four seconds
 * under load, and each time answers wait for tens of milliseconds. A hundred megabytes more halve the slowest hundredth of searches. A start, which
 * leaves little garbage, goes through it less often by V8's own rule.
 */
const HEAP_GROWS = '--heap-growing-percent=150'

const dist = dirname(dirname(fileURLToPath(import.meta.url)))

async function main() {
  const began = performance.now()
  let env: Environment | undefined
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    env = readEnvironment(process.env)
    const { version } = JSON.parse(readFileSync(join(dirname(dist), 'package.json'), 'utf8')) as { version: string }
    const log = createLog(env.LOG_LEVEL)
    outliveRejections(log)
    const house = await start({
      env,
      log,
      chunkOf: rememberChunks(),
      dist,
      version,
      dev: process.env['FOOTHOLD_DEV'] === '1',
      step,
    })
    await step('listening', () => house.listen())
    setFlagsFromString(HEAP_GROWS)
    const closeAdmin = await serveAdmin(env.DATA_DIR, house.server.get(verbRunner), log)
    stopOnSignal(() => house.stop(closeAdmin))
    if (process.env['DEMO'] === 'force')
      log.warn({}, 'DEMO=force: everyone who knows the demo password can sign in here')
    const demo = env.demo
      ? ` Demo accounts such as student@demo.test, organizer@demo.test and admin@demo.test have the password ${DEMO_PASSWORD}.`
      : ''
    say(`Foothold is ready at ${env.publicUrl} after ${((performance.now() - began) / 1000).toFixed(1)} s.${demo}`)
  } catch (error) {
    process.stderr.write(`${sentence(error, env)}\n`)
    process.exit(1)
  }
}

outliveReaders()
void main()
