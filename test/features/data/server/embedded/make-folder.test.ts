import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import { makeFolder } from '../../../../../features/data/server/embedded/make-folder'
import { createDataFolder, removeDataFolder } from '../../../../support/data-folder'

const test = suite('making a data folder')
const folder = createDataFolder()
test.after(() => removeDataFolder(folder))

test('those above it are made, too, and one that is there is left', () => {
  const deep = join(folder, 'not', 'there')
  makeFolder(deep)
  makeFolder(deep)
  assert.ok(statSync(deep).isDirectory())
})

if (process.platform === 'linux')
  test('where none can be made, it says so', () => {
    assert.throws(() => makeFolder('/proc/foothold/data'), { syscall: 'mkdir' })
  })

test.run()
