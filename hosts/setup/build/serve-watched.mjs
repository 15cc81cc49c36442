import { spawn } from 'node:child_process'
import { watch } from 'rollup'
import { root } from '../root.mjs'

/** Builds, serves, and does both again with every saved change; open pages load anew by themselves. Ends on SIGINT and SIGTERM. */
export function serveWatched(configs, command, env = {}) {
  let server
  let building = 0
  let began = performance.now()

  function start() {
    server = spawn(process.execPath, ['--enable-source-maps', ...command], {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, ...env },
    })
  }

  function restart() {
    if (!server || server.exitCode !== null) return start()
    // The embedded database has one owner: the old process gives it back before the new one opens it.
    server.once('exit', start)
    server.kill('SIGTERM')
  }

  const watcher = watch(configs)
  watcher.on('event', (event) => {
    if (event.code === 'START') began = performance.now()
    if (event.code === 'BUNDLE_START') building++
    if (event.code === 'BUNDLE_END') void event.result.close()
    if (event.code === 'ERROR') {
      console.error(`\n${event.error.message}\n${event.error.frame ?? ''}`)
      void event.result?.close()
    }
    if (event.code === 'END' && building > 0) {
      building = 0
      console.log(`· built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
      restart()
    }
  })

  async function stop() {
    await watcher.close()
    if (!server || server.exitCode !== null) process.exit(0)
    server.once('exit', () => process.exit(0))
    server.kill('SIGTERM')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
