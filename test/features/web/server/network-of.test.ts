import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { networkOf } from '../../../../features/web/server/network-of'

const test = suite('where calls are counted')

test('an IPv4 address is its own place, however it is written', () => {
  for (const ip of ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'])
    assert.equal(networkOf(ip), '203.0.113.9')
})

test('all addresses of a /64 are one place, and those of the next one are another', () => {
  const own = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:3::', '2001:db8:1:2::9']
  assert.deepEqual([...new Set(own.map(networkOf))], ['2001:db8:1:2::'])
  assert.notEqual(networkOf('2001:db8:1:3::1'), networkOf('2001:db8:1:2::1'))
  assert.deepEqual(['::1', 'fe80::1%eth0', '2001:db8::'].map(networkOf), ['::', 'fe80::', '2001:db8::'])
})

test.run()
