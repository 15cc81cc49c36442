import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { idInAddress } from '../../../../features/web/kit/id-in-address'

const test = suite('ids in addresses')

test('an id is itself; whatever else stands there is one that nothing has, and that every call takes', () => {
  assert.deepEqual(['7', '123456789'].map(idInAddress), [7, 123_456_789])
  const others = [undefined, '', '0', '-1', '1.5', '07', 'abc', '99999999999', '1e3', ' 7', '७']
  assert.deepEqual([...new Set(others.map(idInAddress))], [999_999_999])
})

test.run()
