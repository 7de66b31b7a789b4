import Taro from '@tarojs/taro'

/** Calls `changed` with whether the device is online, now and on every change. Returns a function that stops it. */
export function watchNetwork(changed: (online: boolean) => void): () => void {
  const tell = ({ isConnected }: { isConnected: boolean }) => changed(isConnected)
  Taro.onNetworkStatusChange(tell)
  Taro.getNetworkType().then(
    ({ networkType }) => changed(networkType !== 'none'),
    // a device that does not know counts as online: the next call will show
    () => changed(true),
  )
  return () => Taro.offNetworkStatusChange(tell)
}
