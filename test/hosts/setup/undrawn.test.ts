import assert from 'node:assert/strict'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import type * as React from 'react'
import type * as ReactDom from 'react-dom/client'
import { type Plugin, rollup } from 'rollup'
import { suite } from 'uvu'
import '../../support/dom'
import { until } from '../../support/waiting'

interface Bundle {
  readonly react: typeof React
  readonly client: typeof ReactDom
}

const drawn = suite('what is left of React in bundles')

const ENTRY = '\0entry'
const entry = {
  name: 'entry',
  resolveId: (id: string) => (id === ENTRY ? id : null),
  load: (id: string) =>
    id === ENTRY
      ? "import * as react from 'react'; import * as client from 'react-dom/client'; export { react, client }"
      : null,
}

async function bundled(): Promise<Bundle> {
  const { undrawn } = (await import('../../../hosts/setup/build/undrawn.mjs' as string)) as { undrawn: () => Plugin }
  const built = await rollup({
    input: ENTRY,
    plugins: [
      entry,
      undrawn(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      resolve({ browser: true }),
      commonjs(),
    ],
    onwarn: () => {},
  })
  const { output } = await built.generate({ format: 'es' })
  await built.close()
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as Bundle
}

let bundle: Bundle
drawn.before(async () => {
  bundle = await bundled()
})

const createRoot = () => {
  const box = document.createElement('div')
  const faults: unknown[] = []
  const root = bundle.client.createRoot(box, { onUncaughtError: (fault) => faults.push(fault) })
  return { box, faults, draw: (element: React.ReactNode) => root.render(element) }
}

drawn(
  'elements, pictures with titles, links, hidden parts and what waits are drawn, moved and taken away',
  async () => {
    const { createElement: e, Activity, lazy, Suspense } = bundle.react
    const Late = lazy(async () => ({ default: () => e('b', null, 'late') }))
    const { box, faults, draw } = createRoot()
    const picture = e('svg', { key: 'picture' }, e('title', null, 'Logo'))
    const link = e('a', { key: 'link', href: '/jobs', onClick: () => {} }, 'Jobs')
    const hidden = e(Activity, { key: 'hidden', mode: 'hidden', children: e('i', null, 'put away') })
    const waiting = e(Suspense, { key: 'waiting' }, e(Late))

    draw(e('form', null, [picture, link, hidden, waiting]))
    await until('what waits is there', () => box.querySelector('b')?.textContent === 'late')
    assert.match(box.innerHTML, /^<form><svg><title>Logo<\/title><\/svg><a href="\/jobs">Jobs<\/a>/)
    draw(e('form', null, [link, picture]))
    await until('it has moved', () => /^<form><a href="\/jobs">Jobs<\/a><svg>.+<\/svg><\/form>$/.test(box.innerHTML))
    draw(null)
    await until('it is gone', () => box.innerHTML === '')
    assert.deepEqual(faults, [])
  },
)

for (const type of ['react.view_transition', 'react.suspense_list'])
  drawn(`who draws ${type} is told that it is no element`, async () => {
    const { createElement } = bundle.react
    const { faults, draw } = createRoot()
    draw(createElement(Symbol.for(type) as never))
    await until('it is told', () => faults.length > 0)
    assert.match(String(faults[0]), /Minified React error #130/)
  })

drawn('a React that no longer has one of the functions by its name stops the build, which says so', async () => {
  const { undrawn } = (await import('../../../hosts/setup/build/undrawn.mjs' as string)) as {
    undrawn: () => { transform: (this: unknown, code: string, id: string) => unknown }
  }
  const parse = () => ({ type: 'Program', body: [] })
  const build = () =>
    undrawn().transform.call({ parse }, '', '/node_modules/react-dom/cjs/react-dom-client.production.js')
  assert.throws(build, /React has changed: it has no isHostHoistableType, no /)
})

drawn.run()
