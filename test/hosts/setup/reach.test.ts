import assert from 'node:assert/strict'
import { rollup } from 'rollup'
import { suite } from 'uvu'

type ReachedFrom = (entries: readonly string[], about: (id: string) => unknown) => Set<string>

const reach = suite('what a module reaches')

/** The files reached from `entry`, of files that stand here. */
async function reachedFrom(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { reachedFrom: of } = (await import('../../../hosts/setup/build/reach.mjs' as string)) as {
    reachedFrom: ReachedFrom
  }
  let reached: readonly string[] = []
  const built = await rollup({
    input: 'entry',
    plugins: [
      {
        name: 'files',
        resolveId: (id) => id,
        load: (id) => files[id],
        buildEnd() {
          reached = [...of(['entry'], (id) => this.getModuleInfo(id))].sort()
        },
      },
    ],
    onwarn: () => {},
  })
  await built.close()
  return [...reached]
}

reach('through a door only what is asked for by name comes along', async () => {
  const door = `export { a } from 'a'; import { b } from 'b'; export { b as beta }; export * from 'stars'; export const own = 1`
  const files = {
    door,
    a: 'export const a = 1',
    b: 'export const b = 1',
    stars: `export { c } from 'c'`,
    c: 'export const c = 1',
  }
  assert.deepEqual(await reachedFrom({ ...files, entry: `import { a } from 'door'; a()` }), ['a', 'entry'])
  assert.deepEqual(await reachedFrom({ ...files, entry: `import { beta } from 'door'; beta()` }), ['b', 'entry'])
  assert.deepEqual(await reachedFrom({ ...files, entry: `import { c } from 'door'; c()` }), ['c', 'entry'])
  assert.deepEqual(await reachedFrom({ ...files, entry: `import * as all from 'door'; all.a()` }), [
    'a',
    'b',
    'c',
    'door',
    'entry',
    'stars',
  ])
})

reach('who asks a door for its own word needs what the door itself imports; dynamic imports come later', async () => {
  const files = {
    door: `import { a } from 'a'; import 'effect'; export { b } from 'b'; export const own = a`,
    a: `export const a = () => import('later')`,
    b: 'export const b = 1',
    effect: 'globalThis.x = 1',
    later: '',
    entry: `import { own } from 'door'; own()`,
  }
  assert.deepEqual(await reachedFrom(files), ['a', 'door', 'effect', 'entry'])
})

reach.run()
