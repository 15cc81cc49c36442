import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createDataFolder, removeDataFolder } from '../../../../support/data-folder'
import { findTemplate } from '../../../../support/templates'
import type { Talker } from './processes'
import { startChild } from './processes'

const ROUNDS = 5
const test = suite('kill -9 of the embedded database')
const folder = createDataFolder()
let child: Talker | undefined

test.after(async () => {
  await child?.kill()
  removeDataFolder(folder)
})

test(`${ROUNDS} times while it writes: what was acknowledged is there, nothing is half there`, async () => {
  const template = await findTemplate()
  let acknowledged = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    child = startChild('write', folder, template)
    const { found, torn } = (await child.next()) as { found: readonly number[]; torn: number }
    assert.equal(torn, 0)
    assert.ok(found.length >= acknowledged, `${found.length} of ${acknowledged} rows are there`)
    assert.deepEqual(
      found,
      Array.from({ length: found.length }, (_, n) => n + 1),
    )
    for (let more = 0; more < 20 + 17 * round; more += 1) acknowledged = Number((await child.next()).acknowledged)
    await child.kill()
  }
})

test.run()
