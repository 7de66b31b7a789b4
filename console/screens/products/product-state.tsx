import type { ProductState } from '@contract/base/product-constants'
import { Badge, type Tone } from '../../kit/badge'
import { useT } from '../../text/use-t'

const TONES: Readonly<Record<ProductState, Tone>> = {
  draft: 'calm',
  review: 'wait',
  listed: 'good',
  withdrawn: 'calm',
  blocked: 'bad',
}

export function StateBadge({ state }: { readonly state: ProductState }) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`products.state_${state}`)}</Badge>
}
