// npm run dev: like npm start, and every saved change is built, the server started anew, the open pages reloaded.
import { join } from 'node:path'
import { forgetBuild } from './build.mjs'
import { serveWatched } from './build/serve-watched.mjs'
import { root } from './root.mjs'

process.env.FOOTHOLD_DEV = '1'
process.env.NODE_ENV = 'development'
forgetBuild() // what is written now is for development: the next `npm start` builds its own

const build = { from: new URL('../../rollup.config.mjs', import.meta.url).href, name: 'default', args: [{}] }
serveWatched(build, [join(root, 'dist/server/server.js')])
