// One set of sources, two bundles: what browsers fetch (dist/client) and what node runs (dist/server).
import { isAbsolute } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import typescript from '@rollup/plugin-typescript'
import { chunks, manifest } from './hosts/setup/build/chunks.mjs'
import { css } from './hosts/setup/build/css.mjs'
import { licences, precompress, sweep } from './hosts/setup/build/finish.mjs'
import { texts } from './hosts/setup/build/texts.mjs'

const isDev = process.env.FOOTHOLD_DEV === '1'
const mode = JSON.stringify(isDev ? 'development' : 'production')

// One instance for both bundles: the program is made once. Types are checked by `npm run check`.
const ts = typescript({
  noEmit: false,
  incremental: false,
  tsBuildInfoFile: undefined,
  noCheck: true,
  sourceMap: true,
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['test/**', 'dist/**'],
})

const isQuiet = (warning) =>
  warning.code === 'MODULE_LEVEL_DIRECTIVE' ||
  (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids?.every((id) => id.includes('node_modules')))
const onwarn = (warning, warn) => isQuiet(warning) || warn(warning)
const watch = { exclude: ['dist/**', 'node_modules/**'], clearScreen: false }

/** React has a chunk of its own: it changes less often than all else. Its server half is never fetched by a browser. */
function vendor(id) {
  if (/react-dom-server|react-dom[\\/]server/.test(id)) return 'react-server'
  return /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id) ? 'react' : undefined
}

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
    manualChunks: vendor,
  },
  plugins: [
    texts(),
    css({ emit: true }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
    commonjs(),
    ts,
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': mode } }),
    chunks(),
    !isDev && terser({ module: true, compress: { passes: 2 } }),
    manifest(),
    licences(),
    !isDev && precompress(),
    !isDev && sweep(),
  ],
  onwarn,
  watch,
}

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
    entryFileNames: '[name].js',
    chunkFileNames: 'c/[name]-[hash].js',
    hashCharacters: 'base36',
  },
  external: (id, importer) => !!importer && !/^[./\0]/.test(id) && !isAbsolute(id) && !id.startsWith('virtual:'),
  plugins: [
    texts(),
    css({ emit: false }),
    resolve({ extensions: ['.ts', '.tsx', '.json'] }),
    ts,
    chunks(),
    !isDev && sweep(),
  ],
  onwarn,
  watch,
}

export default [client, server]
