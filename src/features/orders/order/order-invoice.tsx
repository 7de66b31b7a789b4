import { ordersIds } from '../ids'
import { fileText } from '@/kit/icon/glyphs/file-text'
import { ListRow } from '@/kit/list-row/list-row'
import { Panel } from '@/kit/panel/panel'
import { observer } from 'mobx-react-lite'
import { invoiceText } from '../texts/invoice'

/** The link to the invoice. */
export const OrderInvoice = observer(function OrderInvoice({ onOpen }: { onOpen: () => Promise<void> }) {
  return (
    <Panel flush>
      <ListRow
        first
        id={ordersIds.invoice}
        icon={fileText}
        title={invoiceText('open')}
        end={invoiceText('note')}
        onPress={onOpen}
      />
    </Panel>
  )
})
