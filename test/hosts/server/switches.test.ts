import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { readEnvironment } from '../../../hosts/server/settings'
import { createSwitchSource } from '../../../hosts/server/switches'
import { defineFeature } from '../../../kernel/index'

const features = [defineFeature({ id: 'mail', essential: true }), defineFeature({ id: 'shop' })]
const started = (env: Record<string, string>) => createSwitchSource(readEnvironment(env), features)

const test = suite('FEATURES_OFF_BY_TWO')

test('names features that can be switched off, or the start says what is wrong with it', () => {
  assert.deepEqual(readEnvironment({}).FEATURES_OFF_BY_TWO, [])
  started({ FEATURES_OFF_BY_TWO: 'shop' })
  assert.throws(
    () => started({ FEATURES_OFF_BY_TWO: 'shop,shpo' }),
    /FEATURES_OFF_BY_TWO names "shpo", which is no feature\. There are: mail, shop\./,
  )
  assert.throws(() => started({ FEATURES_OFF_BY_TWO: 'mail' }), /names "mail", which nobody can switch off/)
})

test.run()
