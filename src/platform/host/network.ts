import Taro from '@tarojs/taro'

/** Tells whether the device has a network, now and whenever that changes. Answers a function that stops it. */
export function watchNetwork(changed: (online: boolean) => void): () => void {
  const tell = ({ isConnected }: { isConnected: boolean }) => changed(isConnected)
  Taro.onNetworkStatusChange(tell)
  Taro.getNetworkType().then(
    ({ networkType }) => changed(networkType !== 'none'),
    // a device that cannot tell is taken to be online: the next call will show
    () => changed(true),
  )
  return () => Taro.offNetworkStatusChange(tell)
}
