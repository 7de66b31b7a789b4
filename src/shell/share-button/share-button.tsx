import { IconButton } from '@/kit/icon-button/icon-button'
import { share } from '@/kit/icon/glyphs/share'
import { ids } from '@/kit/ids'
import { useT } from '@/locales/use-t'
import { send } from '@/platform/share/send'
import { toast } from '@/stores/toast'
import type { ShareButtonProps } from './types'

/** Shares a screen's card; shown over a picture. Says so when the link was copied. */
export function ShareButton({ card }: ShareButtonProps) {
  const t = useT()
  async function press(): Promise<void> {
    const sent = await send(card).catch(() => 'failed' as const)
    if (sent === 'copied') toast.show(t('common.link_copied'))
    if (sent === 'failed') toast.show(t('common.share_failed'), 'alert')
  }
  return <IconButton disc id={ids.share} glyph={share} label={t('common.share')} onPress={press} />
}
