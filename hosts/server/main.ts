import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KernelError } from '../../kernel/index'
import { verbRunner } from '../../features/modules/contract'
import { serveAdmin } from '../admin/serve'
import { rememberChunks } from './assets'
import { createLog } from './log'
import { type Environment, readEnvironment, SettingsError } from './settings'
import { start } from './start'

const DEMO_PASSWORD = 'foothold-demo-1'
const dist = dirname(dirname(fileURLToPath(import.meta.url)))

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function step<T>(says: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  say(`· ${says}: ${((performance.now() - began) / 1000).toFixed(2)} s`)
  return result
}

/** What went wrong, as one sentence a person can act on; undefined for a bug, which deserves its whole trace. */
function sentence(error: unknown, env: Environment | undefined): string | undefined {
  if (error instanceof SettingsError) return error.message
  const { code, syscall } = (error ?? {}) as { code?: string; syscall?: string }
  if (code === 'EADDRINUSE')
    return `Port ${env?.PORT} on ${env?.HOST} is taken: another server runs there. Stop it, or start with PORT=${(env?.PORT ?? 4000) + 1} npm start.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${env?.PORT} may not be used by this user. Choose one above 1023: PORT=4000 npm start.`
  if (error instanceof KernelError) return error.message
  return undefined
}

async function main() {
  const began = performance.now()
  let env: Environment | undefined
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    env = readEnvironment(process.env)
    const { version } = JSON.parse(readFileSync(join(dirname(dist), 'package.json'), 'utf8')) as { version: string }
    const log = createLog(process.env['LOG_LEVEL'])
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
    const closeAdmin = await serveAdmin(env.DATA_DIR, house.server.get(verbRunner), log)
    stopOnSignal(async () => {
      await closeAdmin()
      await house.stop()
    })
    if (process.env['DEMO'] === 'force')
      log.warn({}, 'DEMO=force: everyone who knows the demo password can sign in here')
    const demo = env.demo
      ? ` Demo accounts such as student@demo.test, organizer@demo.test and admin@demo.test have the password ${DEMO_PASSWORD}.`
      : ''
    say(`Foothold is ready at ${env.publicUrl} after ${((performance.now() - began) / 1000).toFixed(1)} s.${demo}`)
  } catch (error) {
    const says = sentence(error, env)
    process.stderr.write(`${says ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`)
    process.exit(1)
  }
}

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const end = async () => {
    if (stopping) process.exit(1) // asked twice: do not wait
    stopping = true
    say('Stopping: requests under way finish first …')
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

void main()
