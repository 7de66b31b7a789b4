import { callMethod, moduleBench } from '../../../test/support/module-context'
import { asyncStorage } from './async-storage'
import { blob, fileReader } from './blob'
import { secureStore } from './secure-store'
import { clipboard, linking, netInfo } from '../small'

describe('stored data of a device', () => {
  it('is written, read and merged in the app’s storage', async () => {
    const { context } = await moduleBench()
    const storage = asyncStorage(context)
    const done = jest.fn()
    callMethod(storage, 'multiSet', [['a', '{"x":{"y":1},"z":1}']], done)
    callMethod(storage, 'multiMerge', [['a', '{"x":{"w":2},"z":3}']], done)
    callMethod(storage, 'multiGet', ['a', 'b'], done)
    expect(done).toHaveBeenLastCalledWith(null, [
      ['a', '{"x":{"y":1,"w":2},"z":3}'],
      ['b', null],
    ])
    callMethod(storage, 'multiRemove', ['a'], done)
    callMethod(storage, 'getAllKeys', done)
    expect(done).toHaveBeenLastCalledWith(null, [])
  })

  it('is separate from secrets, which are separate for each service', async () => {
    const { context } = await moduleBench()
    const store = secureStore(context)
    callMethod(store, 'setValueWithKeyAsync', 'hush', 'token', { keychainAccessible: 6 })
    expect([...context.surroundings.keychainAccess]).toEqual([['app token', 6]])
    expect(callMethod(store, 'getValueWithKeySync', 'token', {})).toBe('hush')
    expect(callMethod(store, 'getValueWithKeySync', 'token', { keychainService: 'other' })).toBeNull()
    expect(context.storage.size).toBe(0)
    callMethod(store, 'deleteValueWithKeyAsync', 'token', {})
    expect(callMethod(store, 'getValueWithKeySync', 'token', {})).toBeNull()
  })

  it('is joined from parts if it is binary, and read as text or data address', async () => {
    const { context } = await moduleBench()
    context.blobs.put('tea', Buffer.from('green tea'))
    const part = { type: 'blob', data: { blobId: 'tea', offset: 6, size: 3 } }
    callMethod(blob(context), 'createFromParts', [part, { type: 'string', data: '!' }], 'new')
    const whole = { blobId: 'new', offset: 0, size: 4, type: 'text/plain' }
    expect(callMethod(fileReader(context), 'readAsText', whole, 'utf-8')).toBe('tea!')
    expect(callMethod(fileReader(context), 'readAsDataURL', whole)).toBe('data:text/plain;base64,dGVhIQ==')
  })

  it('is on the clipboard, and in addresses passed to other apps', async () => {
    const { context } = await moduleBench()
    callMethod(clipboard(context), 'setString', 'copied')
    expect(callMethod(clipboard(context), 'getString')).toBe('copied')
    const links = linking('IntentAndroid', context)
    expect(callMethod(links, 'getInitialURL')).toBe('app://here')
    callMethod(links, 'openURL', 'tel:123')
    expect(context.surroundings.opened).toEqual(['tel:123'])
  })

  it('includes whether there is a network', async () => {
    const { context } = await moduleBench()
    expect(callMethod(netInfo(context), 'getCurrentState')).toMatchObject({ type: 'wifi', isConnected: true })
    context.network.offline(true)
    expect(callMethod(netInfo(context), 'getCurrentState')).toMatchObject({ type: 'none', isConnected: false })
  })
})
