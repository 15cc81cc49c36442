import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootApi, type TestApi } from '../../../support/api'

const test = suite('why something is there or not')
let house: TestApi
test.before(async () => {
  house = await bootApi([], { kind: 'embedded' })
})
test.after(() => house.dispose())

test('somebody whose number no database could hold is refused by name, as somebody who is not there is', async () => {
  const admin = await house.as('admin')
  const asked = async (person: number) => {
    const { status, body } = await admin.get(`/api/modules/explain?id=modules&person=${person}`)
    return [status, body.errors?.[0].path]
  }
  assert.deepEqual(await asked(2_147_483_647), [404, undefined])
  assert.deepEqual(await asked(2_147_483_648), [422, 'person'])
})

test.run()
