import { observer } from 'mobx-react-lite'
import { ids } from '@/kit/ids'
import { fileText } from '@/kit/icon/glyphs/file-text'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { go } from '@/platform/navigation/navigation'
import { POLICY_ROUTES, POLICY_TITLES, type PolicyRoute } from './policy-titles'

interface PolicyRowsProps {
  /** The policy that is open, or has a row elsewhere; it is left out. */
  without?: PolicyRoute
  /** Other rows come before these. */
  after?: boolean
}

/** Links to the policies. */
export const PolicyRows = observer(function PolicyRows({ without, after = false }: PolicyRowsProps) {
  const offered = POLICY_ROUTES.filter((name) => name !== without)
  return (
    <>
      {offered.map((name, index) => (
        <ListRow
          key={name}
          id={ids.policy(name)}
          first={!after && index === 0}
          icon={fileText}
          title={POLICY_TITLES[name]()}
          href={hrefTo(name)}
          onPress={() => go(name)}
        />
      ))}
    </>
  )
})
