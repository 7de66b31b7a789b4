import { WebView } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Failed } from '@/kit/state/failed'
import { Offline } from '@/kit/state/offline'
import { browserText } from '@/locales/own/browser'
import { takeOver } from '@/platform/browser/pending'
import { returnLink } from '@/platform/browser/return-link'
import { replaceLink } from '@/platform/navigation/links'
import { network } from '@/stores/network'
import { Nothing } from './nothing'

/**
 * The address that was handed over, in a web view over the whole page. Where the host says that it has reached the
 * page that leads back, the screen of that takes its place; until then the host's own button goes back.
 */
export const Outside = observer(function Outside() {
  const [address] = useState(takeOver)
  const [failed, setFailed] = useState(false)
  if (address === '') return <Nothing />
  if (failed) {
    const again = () => setFailed(false)
    return network.online ? <Failed title={browserText('failed')} onRetry={again} /> : <Offline onRetry={again} />
  }
  return (
    <WebView
      src={address}
      onError={() => setFailed(true)}
      onLoad={({ detail }) => {
        const link = returnLink(detail.src, process.env.TARO_APP_API)
        return link === undefined ? undefined : replaceLink(link)
      }}
    />
  )
})
