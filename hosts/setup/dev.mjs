// npm run dev: like npm start, and every saved change is built, the server started anew, the open pages reloaded.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

process.env.FOOTHOLD_DEV = '1'
process.env.NODE_ENV = 'development'
const { watch } = await import('rollup')
const { default: config } = await import('../../rollup.config.mjs')

let server
let building = 0
let began = performance.now()

function restart() {
  const start = () => {
    server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/server.js')], {
      stdio: 'inherit',
      cwd: root,
    })
  }
  if (!server || server.exitCode !== null) return start()
  // The embedded database has one owner: the old process gives it back before the new one opens it.
  server.once('exit', start)
  server.kill('SIGTERM')
}

const watcher = watch(config)
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
  server?.kill('SIGTERM')
  server?.once('exit', () => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
