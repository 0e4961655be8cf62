import { expect, test } from 'vitest'
import { addressBlock } from '#server/auth/address-block.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::bbbb', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, block) => {
  expect(addressBlock(ip)).toBe(block)
})
