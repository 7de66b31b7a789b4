import { observer } from 'mobx-react-lite'
import { contentIds } from '@/components/content-ids'
import { fileText } from '@/components/icon/glyphs/file-text'
import { ListRow } from '@/components/list-row/list-row'
import { hrefTo } from '@/components/page/href'
import { go } from '@/platform/navigation'
import { POLICY_ROUTES, POLICY_TITLES, type PolicyRoute } from './policy-titles'

interface PolicyRowsProps {
  /** The one that is being read is left out. */
  without?: PolicyRoute
  /** Whether rows stand above these. */
  after?: boolean
}

/** The ways to the policies (spec §2). */
export const PolicyRows = observer(function PolicyRows({ without, after = false }: PolicyRowsProps) {
  const offered = POLICY_ROUTES.filter((name) => name !== without)
  return (
    <>
      {offered.map((name, index) => (
        <ListRow
          key={name}
          id={contentIds.policy(name)}
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
