import { observer } from 'mobx-react-lite'
import { afterSaleIds } from './ids'
import { undo } from '@/kit/icon/glyphs/undo'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'

/** The link to the requested refunds. */
export const RefundsRow = observer(function RefundsRow() {
  return (
    <ListRow
      id={afterSaleIds.refunds}
      icon={undo}
      title={t('refundsRow.title')}
      href={hrefTo('refundSent')}
      onPress={() => go('refundSent')}
    />
  )
})
