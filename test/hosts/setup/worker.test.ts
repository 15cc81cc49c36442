import assert from 'node:assert/strict'
import { suite } from 'uvu'
// @ts-expect-error -- a part of the build, without types
import { describeBuild } from '../../../hosts/setup/build/worker.mjs'

interface Chunk {
  readonly type: 'chunk'
  readonly name: string
  readonly fileName: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
}

const chunk = (name: string, imports: readonly string[] = [], isEntry = false): [string, Chunk] => {
  const fileName = `${name}-1.js`
  return [fileName, { type: 'chunk', name, fileName, isEntry, imports }]
}
const asset = (fileName: string): [string, { readonly type: 'asset' }] => [fileName, { type: 'asset' }]

const house = {
  ...Object.fromEntries([
    chunk('site', ['frame-1.js'], true),
    chunk('frame', ['react-1.js']),
    chunk('react', ['frame-1.js']),
    chunk('texts-en'),
    chunk('texts-hi'),
    chunk('offline-page', ['frame-1.js'], true),
    chunk('listing-page', ['frame-1.js']),
    asset('frame-1.css'),
    asset('offline-page-1.css'),
    asset('listing-page-1.css'),
    asset('figtree-latin-wght-normal-1.woff2'),
    asset('figtree-latin-ext-wght-normal-1.woff2'),
    asset('licences.txt'),
  ]),
}
const styles = new Map(['frame', 'offline-page', 'listing-page'].map((name) => [`${name}-1.js`, `${name}-1.css`]))
const describe = (bundle: object) => describeBuild(bundle, ({ fileName }: Chunk) => styles.get(fileName))

const build = suite('what the worker fetches beforehand')

build('is the frame, the shell in both languages, its fonts and the offline page, and nothing of a feature', () => {
  assert.deepEqual(describe(house).frame, [
    '/assets/figtree-latin-wght-normal-1.woff2',
    '/assets/frame-1.css',
    '/assets/frame-1.js',
    '/assets/offline-page-1.css',
    '/assets/offline-page-1.js',
    '/assets/react-1.js',
    '/assets/site-1.js',
    '/assets/texts-en-1.js',
    '/assets/texts-hi-1.js',
  ])
})

build('gives the offline page the frame’s styles before its own', () => {
  assert.deepEqual(describe(house).page, {
    script: '/assets/offline-page-1.js',
    styles: ['/assets/frame-1.css', '/assets/offline-page-1.css'],
  })
})

build('is another build when any file is another, and the same when none is', () => {
  const { 'listing-page-1.css': old, ...rest } = house
  const changed = { ...rest, 'listing-page-2.css': old }
  assert.notEqual(describe(changed).id, describe(house).id)
  assert.equal(describe({ ...rest, 'listing-page-1.css': old }).id, describe(house).id)
})

build.run()
