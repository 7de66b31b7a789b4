import Taro from '@tarojs/taro'

/** Tells when the host has downloaded a newer version of the mini-program; `take` starts it. */
export function startUpdates(found: (take: () => void) => void): void {
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => found(() => manager.applyUpdate()))
}
