// One set of sources, two bundles: what browsers fetch (dist/client) and what node runs (dist/server).
import { isAbsolute } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { beside } from './hosts/setup/build/beside.mjs'
import { called } from './hosts/setup/build/called.mjs'
import { chunks, manifest } from './hosts/setup/build/chunks.mjs'
import { css } from './hosts/setup/build/css.mjs'
import { doors } from './hosts/setup/build/doors.mjs'
import { licences, precompress, sweep } from './hosts/setup/build/finish.mjs'
import { icons } from './hosts/setup/build/icons.mjs'
import { minify } from './hosts/setup/build/minify.mjs'
import { packagesApart } from './hosts/setup/build/packages-apart.mjs'
import { packagesWithin } from './hosts/setup/build/packages-within.mjs'
import { texts } from './hosts/setup/build/texts.mjs'
import { together } from './hosts/setup/build/together.mjs'
import { transpile } from './hosts/setup/build/transpile.mjs'
import { unreached } from './hosts/setup/build/unreached.mjs'
import { worker } from './hosts/setup/build/worker.mjs'

const isDev = process.env.FOOTHOLD_DEV === '1'
const mode = JSON.stringify(isDev ? 'development' : 'production')

const isQuiet = (warning) =>
  warning.code === 'MODULE_LEVEL_DIRECTIVE' ||
  (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules')))
const onwarn = (warning, warn) => isQuiet(warning) || warn(warning)
const watch = { exclude: ['dist/**', 'node_modules/**'], clearScreen: false }
const treeshake = !isDev // a third of each rebuild

/** What makes a package fit for browsers. */
const forBrowsers = [
  unreached(),
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': mode } }),
]
const apart = isDev && packagesApart(forBrowsers)

const client = {
  input: { site: 'hosts/site/entry.ts' },
  output: {
    dir: 'dist/client',
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: 'c/[name]-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
    hashCharacters: 'base36',
    manualChunks: together(),
    onlyExplicitManualChunks: true,
    ...(apart && { paths: apart.paths }),
  },
  ...(apart && { external: apart.external }),
  plugins: [
    texts(),
    css({ emit: true }),
    doors(),
    !isDev && icons(),
    !isDev && called(),
    transpile(),
    beside(),
    ...forBrowsers,
    chunks({ inBrowser: true }),
    !isDev && minify(),
    manifest(),
    apart && apart.plugin,
    !isDev && worker(),
    licences(),
    !isDev && precompress(),
    !isDev && sweep(),
  ],
  onwarn,
  watch,
  treeshake,
}

/** Of two thousand icons a server draws sixty: they alone come through rollup, all other packages by packages-within.mjs, ten times as fast. */
const icon = /^lucide-react$/

const server = {
  input: {
    server: 'hosts/server/main.ts',
    admin: 'hosts/admin/main.ts',
    worker: 'features/data/server/embedded/worker.ts',
  },
  output: {
    dir: 'dist/server',
    format: 'es',
    sourcemap: true,
    sourcemapExcludeSources: true, // they lie beside, and each start reads every map
    entryFileNames: '[name].js',
    chunkFileNames: 'c/[name]-[hash].js',
    hashCharacters: 'base36',
  },
  external: (id, importer) => !!importer && !/^[./\0]|^virtual:/.test(id) && !isAbsolute(id) && !icon.test(id),
  plugins: [
    texts(),
    css({ emit: false }),
    doors(),
    beside(),
    resolve({ extensions: ['.ts', '.tsx', '.json'] }),
    !isDev && icons(),
    transpile(),
    chunks(),
    !isDev && packagesWithin(),
    !isDev && sweep(),
  ],
  onwarn,
  watch,
  treeshake: false, // packages-within.mjs leaves out what nothing asks for
}

const halves = { client, server }

/** Both, or with `--configOnly client` one of them: so that each can have a process of its own. */
export default ({ configOnly }) => (configOnly ? halves[configOnly] : [client, server])
