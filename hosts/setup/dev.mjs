// npm run dev: like npm start, and every saved change is built, the server started anew, the open pages reloaded.
import { join } from 'node:path'
import { root } from './root.mjs'

process.env.FOOTHOLD_DEV = '1'
process.env.NODE_ENV = 'development'
const { default: configs } = await import('../../rollup.config.mjs')
const { serveWatched } = await import('./build/serve-watched.mjs')

serveWatched(configs({}), [join(root, 'dist/server/server.js')])
