import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { choose } from '../../../hosts/alone/choose'
import { siteFeatures } from '../../../hosts/site/features'

const choosing = suite('npm run alone: what it is asked for')

for (const { id } of siteFeatures) {
  choosing(`${id} has a stand-in for whatever it needs`, () => {
    assert.deepEqual(choose([id]), { feature: id, as: 'student' })
  })
}

choosing('one may look as any demo account, or as nobody', () => {
  assert.deepEqual(choose(['listings', '--as', 'tpo-admin']), { feature: 'listings', as: 'tpo-admin' })
  assert.deepEqual(choose(['--as', 'nobody', 'manage']), { feature: 'manage', as: 'nobody' })
})

choosing('what is not there is told in a sentence, with the nearest that is', () => {
  assert.match(String(choose(['lisings'])), /^There is no feature "lisings" with pages\. Did you mean "listings"\?/)
  assert.match(String(choose(['data'])), /^There is no feature "data" with pages\./)
  assert.match(String(choose(['listings', '--as', 'studnt'])), /^Nobody is called "studnt"\. Did you mean "student"\?/)
  assert.match(String(choose([])), /^Say which feature: .*listings \| /)
  assert.match(String(choose(['listings', 'manage'])), /^Say which feature/)
  assert.match(String(choose(['listings', '--dark'])), /--dark/)
})

choosing.run()
