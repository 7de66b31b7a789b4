import { countedNetwork, storedNetwork } from './network'

describe('a network address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['nonsense', 'nonsense'],
  ])('%s is counted as %s [session.network]', (address, counted) => expect(countedNetwork(address)).toBe(counted))

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['nonsense', ''],
  ])('%s is kept as %s [session.network]', (address, kept) => expect(storedNetwork(address)).toBe(kept))
})
