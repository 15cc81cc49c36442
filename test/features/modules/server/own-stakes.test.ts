import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import { clock } from '../../../../features/data/contract'
import { stakes } from '../../../../features/modules/contract'
import type { TestApi } from '../../../support/api'
import { bootWhole } from '../../web/whole-house'

const test = suite('what the features of the site count')
let api: TestApi
test.before(async () => {
  api = await bootWhole()
})
test.after(() => api.dispose())

test('each answers in numbers, which its sentence says in both languages', async () => {
  const all = api.kernel.view(stakes)
  assert.ok(all.length >= 8, `${all.length} stakes`)
  for (const { id, count } of all) {
    const counts = await count(api.kernel.get(clock).now())
    assert.ok(Object.keys(counts).length > 0, `${id} counts nothing`)
    for (const [name, number] of Object.entries(counts)) assert.ok(Number.isInteger(number), `${id} ${name}`)
    for (const language of ['en', 'hi']) {
      const file = new URL(`../../../../features/${id.split('.')[0]}/locales/${language}.json`, import.meta.url)
      const said: unknown = JSON.parse(readFileSync(file, 'utf8'))[id]
      const unsaid = Object.keys(counts).filter((name) => !String(said).includes(`{${name}, plural,`))
      assert.deepEqual(unsaid, [], `${id} in ${language}: ${String(said)}`)
    }
  }
})

test('an admin is told what hangs on the listings, with what stands on them', async () => {
  const { body } = await (await api.as('admin')).get('/api/modules/stakes?feature=listings')
  const told = (body.items as { feature: string }[]).map(({ feature }) => feature)
  assert.ok(told.includes('manage'), told.join())
})

test.run()
