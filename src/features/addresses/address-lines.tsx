import { observer } from 'mobx-react-lite'
import { Text } from '@/kit/text/text'
import { settings } from '@/stores/settings'
import { addressLines, type Place } from './address-text'

/** An address below its name: street, town, phone. */
export const AddressLines = observer(function AddressLines({ address }: { address: Place }) {
  return (
    <>
      {addressLines(address, settings.tag).map((line) => (
        <Text key={line} tone="ink2" figures>
          {line}
        </Text>
      ))}
    </>
  )
})
