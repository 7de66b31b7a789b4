import type { Import } from '@contract/entities/seller/import'
import type { ImportState as State } from '@contract/base/import-constants'
import { Badge, type Tone } from '../../kit/badge'
import { useT } from '../../text/use-t'

const TONES: Readonly<Record<State, Tone>> = { checked: 'wait', running: 'news', done: 'good', stopped: 'bad' }

export function ImportState({ state }: Pick<Import, 'state'>) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`imports.state_${state}`)}</Badge>
}
