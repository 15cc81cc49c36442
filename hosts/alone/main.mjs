// npm run alone -- listings: one feature in the browser, its needs faked; every saved change is built, served and shown.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { choose } from './choose.ts'

process.env.FOOTHOLD_DEV = '1'
process.env.NODE_ENV = 'development'

const chosen = choose(process.argv.slice(2))
if (typeof chosen === 'string') {
  console.error(chosen)
  process.exit(2)
}
const folder = join(root, 'dist/alone', chosen.feature)
rmSync(folder, { recursive: true, force: true }) // its data too: each run begins with fresh ones, a rebuild keeps them
const { serveWatched } = await import('../setup/build/serve-watched.mjs')
console.log('· building …')
const build = { from: new URL('./bundles.mjs', import.meta.url).href, name: 'bundles', args: [folder] }
serveWatched(build, [join(folder, 'server/server.js'), chosen.feature, '--as', chosen.as], {
  DATA_DIR: join(folder, 'data'),
})
