import { contentIds } from '@/components/content-ids'
import { fileText } from '@/components/icon/glyphs/file-text'
import { ListRow } from '@/components/list-row/list-row'
import { Panel } from '@/components/panel/panel'
import { observer } from 'mobx-react-lite'
import { invoiceText } from '@/locales/own/invoice'

/** The way to the invoice. */
export const OrderInvoice = observer(function OrderInvoice({ onOpen }: { onOpen: () => Promise<void> }) {
  return (
    <Panel flush>
      <ListRow
        first
        id={contentIds.invoice}
        icon={fileText}
        title={invoiceText('open')}
        end={invoiceText('note')}
        onPress={onOpen}
      />
    </Panel>
  )
})
