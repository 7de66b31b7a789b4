import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { AddressChoice } from '../address/address-choice'

interface ShipmentStepProps {
  data: Data<'checkout'>
  onAdd: () => void
  onEdit: (address: Address) => void
}

/** Step 2: an address from the address book, or a new one. */
export const ShipmentStep = observer(function ShipmentStep(props: ShipmentStepProps) {
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('checkout.address')}
      </Text>
      <AddressChoice {...props} />
    </Panel>
  )
})
