import { spawn } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { root } from '../root.mjs'

/** Young objects live long in a build: with room for them the collector takes a tenth of the time. */
const resourceLimits = { maxYoungGenerationSizeMb: 256, maxOldGenerationSizeMb: 2048 }
/** What browsers fetch, and the server. */
const HALVES = [0, 1]

/**
 * Builds, serves, and does both again with every saved change; open pages load anew by themselves. Ends on SIGINT and SIGTERM.
 * `build` names a module and the function there that, called with `args`, gives the configurations of both halves: each has a core of its own.
 */
export function serveWatched(build, command, env = {}) {
  const building = new Set(HALVES)
  const failed = new Set()
  let server
  /** Whether another one comes when the one that runs has ended. */
  let isAwaited = false
  let began = performance.now()

  function start() {
    isAwaited = false
    server = spawn(process.execPath, ['--enable-source-maps', ...command], {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, ...env },
    })
    server.once('exit', () => {
      server = undefined
      if (isAwaited) start()
    })
  }

  function restart() {
    if (!server) return start()
    // The embedded database has one owner: the old process gives it back before the new one opens it. Told once: twice means at once.
    if (!isAwaited) server.kill('SIGTERM')
    isAwaited = true
  }

  function hear(half, said) {
    if (said === 'began') {
      if (building.size === 0) began = performance.now()
      building.add(half)
      failed.delete(half)
      return
    }
    if (said === 'failed') failed.add(half)
    building.delete(half)
    if (building.size > 0 || failed.size > 0) return
    console.log(`· built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    restart()
  }

  const workers = HALVES.map((half) => {
    const workerData = { ...build, half }
    const worker = new Worker(new URL('./watch-half.mjs', import.meta.url), { workerData, resourceLimits })
    return worker.on('message', (said) => hear(half, said))
  })

  async function stop() {
    const isTold = isAwaited // to end, by a restart: told twice, it ends at once
    isAwaited = false
    await Promise.all(workers.map((worker) => worker.terminate()))
    if (!server) process.exit(0)
    server.once('exit', () => process.exit(0))
    if (!isTold) server.kill('SIGTERM')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
