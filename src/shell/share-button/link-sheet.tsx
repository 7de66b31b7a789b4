import { observer } from 'mobx-react-lite'
import { Field } from '@/kit/field/field'
import { ids } from '@/kit/ids'
import { Sheet } from '@/kit/sheet/sheet'
import { t } from '@/locales/t'
import { addressOf } from '@/platform/share/send'
import type { ShareButtonProps } from './types'

export interface LinkSheetProps extends ShareButtonProps {
  onClose: () => void
}

/** The link of a card, to be copied by hand where nothing can send or copy it [screen.share-links]. */
export const LinkSheet = observer(function LinkSheet({ card, onClose }: LinkSheetProps) {
  return (
    <Sheet open title={t('common.share')} onClose={onClose}>
      {/* a field, because its whole content is easy to select with every keyboard and finger; it cannot be changed */}
      <Field
        id={`${ids.share}-link`}
        label={t('common.share_by_hand')}
        value={addressOf(card)}
        onInput={() => undefined}
      />
    </Sheet>
  )
})
