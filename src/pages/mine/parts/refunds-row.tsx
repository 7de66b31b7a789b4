import { observer } from 'mobx-react-lite'
import { afterSaleIds } from '@/components/after-sale-ids'
import { undo } from '@/components/icon/glyphs/undo'
import { ListRow } from '@/components/list-row/list-row'
import { hrefTo } from '@/components/page/href'
import { refundsRowText } from '@/locales/own/refunds-row'
import { go } from '@/platform/navigation'

/** The way to the refunds that were asked for. */
export const RefundsRow = observer(function RefundsRow() {
  return (
    <ListRow
      id={afterSaleIds.refunds}
      icon={undo}
      title={refundsRowText('title')}
      href={hrefTo('refundSent')}
      onPress={() => go('refundSent')}
    />
  )
})
