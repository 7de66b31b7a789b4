import { WebView } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Failed } from '@/kit/state/failed'
import { Offline } from '@/kit/state/offline'
import { t } from '@/locales/t'
import { takeOver } from '@/platform/browser/pending'
import { returnLink } from '@/platform/browser/return-link'
import { replaceLink } from '@/platform/navigation/links'
import { network } from '@/stores/network'
import { Nothing } from './nothing'

/**
 * Shows the kept address in a web view over the whole page. When the host reports that the web view has reached the
 * return address, the screen behind that address replaces this one; until then the host's own button goes back.
 */
export const Outside = observer(function Outside() {
  const [address] = useState(takeOver)
  const [failed, setFailed] = useState(false)
  if (address === '') return <Nothing />
  if (failed) {
    const again = () => setFailed(false)
    return network.online ? <Failed title={t('browser.failed')} onRetry={again} /> : <Offline onRetry={again} />
  }
  return (
    <WebView
      src={address}
      onError={() => setFailed(true)}
      onLoad={({ detail }) => {
        const link = returnLink(detail.src, process.env.TARO_APP_API)
        if (link !== undefined) void replaceLink(link)
      }}
    />
  )
})
