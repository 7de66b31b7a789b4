import Taro from '@tarojs/taro'
import { startUpdates } from './start-updates.weapp'

it('tells when the host has a newer mini-program, and starts it when it is taken', () => {
  let ready: () => void = () => undefined
  const applyUpdate = jest.fn()
  Object.assign(Taro, {
    getUpdateManager: () => ({ onUpdateReady: (done: () => void) => (ready = done), applyUpdate }),
  })
  const found: (() => void)[] = []
  startUpdates((take) => found.push(take))
  expect(found).toHaveLength(0)
  ready()
  expect(applyUpdate).not.toHaveBeenCalled()
  found[0]?.()
  expect(applyUpdate).toHaveBeenCalledTimes(1)
})
