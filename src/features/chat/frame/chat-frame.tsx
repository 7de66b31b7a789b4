import { WebView } from '@tarojs/components'
import type { ChatFrameProps } from './types'

/** The chat's page, as large as the page of the mini-program, which receives its messages only when it closes. */
export function ChatFrame({ address, onState }: ChatFrameProps) {
  return <WebView src={address} onLoad={() => onState('ready')} onError={() => onState('failed')} />
}
