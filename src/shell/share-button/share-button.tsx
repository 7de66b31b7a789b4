import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { IconButton } from '@/kit/icon-button/icon-button'
import { share } from '@/kit/icon/glyphs/share'
import { ids } from '@/kit/ids'
import { t } from '@/locales/t'
import { send } from '@/platform/share/send'
import { toast } from '@/stores/toast'
import { LazyLinkSheet } from './lazy-link-sheet'
import type { ShareButtonProps } from './types'

/** Shares a screen's card; shown over a picture. Says so when the link was copied, and shows it when it cannot be. */
export const ShareButton = observer(function ShareButton({ card }: ShareButtonProps) {
  const [byHand, setByHand] = useState(false)
  async function press(): Promise<void> {
    const sent = await send(card).catch(() => 'failed' as const)
    if (sent === 'copied') toast.show(t('common.link_copied'))
    setByHand(sent === 'failed')
  }
  return (
    <>
      <IconButton disc id={ids.share} glyph={share} label={t('common.share')} onPress={press} />
      {byHand && <LazyLinkSheet card={card} onClose={() => setByHand(false)} />}
    </>
  )
})
