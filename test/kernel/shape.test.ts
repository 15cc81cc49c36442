import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { suite } from 'uvu'

const shape = suite('kernel, shape')
const folder = new URL('../../kernel/', import.meta.url)
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
const linesOf = (text: string) => text.trimEnd().split('\n').length
const importing = (what: RegExp) => sources.filter(({ text }) => what.test(text)).map(({ name }) => name)

shape('is at most 1,700 lines, no file over 250', () => {
  const lines = sources.map(({ text }) => linesOf(text))
  assert.ok(lines.reduce((sum, each) => sum + each, 0) <= 1_700)
  assert.ok(Math.max(...lines) <= 250)
})

shape('inversify stands in container.ts alone, mitt in bus.ts alone, and nothing else comes from outside', () => {
  assert.deepEqual(importing(/from 'inversify'/), ['container.ts'])
  assert.deepEqual(importing(/from 'mitt'/), ['bus.ts'])
  const foreign = sources.flatMap(({ text }) => [...text.matchAll(/from '([^.][^']*)'/g)].map(([, name]) => name))
  assert.deepEqual(foreign.sort(), ['inversify', 'mitt'])
})

shape('declarations import nothing that runs, so that contracts and service workers stay small', () => {
  const inert = sources.filter(({ name }) => name.startsWith('declare'))
  for (const { text } of inert) {
    const values = [...text.matchAll(/^(?:import|export) (?!type)[^\n]* from '([^']+)'/gm)].map(([, from]) => from)
    assert.ok(values.every((from) => from?.startsWith('./declare')))
  }
})

shape('has no decorators and reads no names of functions or classes', () => {
  assert.deepEqual(importing(/^\s*@\w+/m), [])
  assert.deepEqual(importing(/constructor\.name|\.toString\(\)/), [])
})

shape.run()
