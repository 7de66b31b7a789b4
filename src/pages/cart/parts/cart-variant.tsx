import { observer } from 'mobx-react-lite'
import type { CartLine } from '@contract/entities/cart'
import { Txt } from '@/components/text/txt'

/** The chosen variant of a line. */
export const CartVariant = observer(function CartVariant({ line }: { line: CartLine }) {
  if (line.custom_option_info.length === 0) return null
  const text = line.custom_option_info.map(({ value }) => value).join(', ')
  return (
    <Txt size={13} tone="ink2">
      {text}
    </Txt>
  )
})
