import { guardedLookup, isPublicAddress, literalIn, NotPublic, requirePublic } from './public-address'

describe('public addresses [rule.webhook-public] [rule.import-pictures]', () => {
  it.each(['1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('are %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['255.255.255.255', '224.0.0.1', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ...['192.0.2.1', '198.18.0.1', '240.0.0.1', 'ff02::1', '2001:db8::1', 'fc00::1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', ''],
  ])('are not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it('are found in the host of an address', () => {
    expect(literalIn(new URL('https://[::1]:8443/x').hostname)).toBe('::1')
    expect(literalIn(new URL('https://0x7f.1/x').hostname)).toBe('127.0.0.1')
    expect(literalIn('souk.example')).toBeNull()
  })

  it('are all that a host may lead to', async () => {
    await expect(requirePublic('localhost')).rejects.toThrow(NotPublic)
    await expect(requirePublic('[::1]')).rejects.toThrow(NotPublic)
    await expect(requirePublic('1.1.1.1')).resolves.toBeUndefined()
  })

  it('are the ones that are connected to', async () => {
    const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ])) as never
    const ask = (isAllowed: (address: string) => boolean, all: boolean) =>
      new Promise((settle) => {
        guardedLookup(isAllowed, resolve)('two.example', { all }, (error, address) => settle(error ?? address))
      })
    expect(await ask(isPublicAddress, true)).toBeInstanceOf(NotPublic)
    expect(await ask(() => true, false)).toBe('1.1.1.1')
    expect(await ask(() => true, true)).toHaveLength(2)
  })
})
