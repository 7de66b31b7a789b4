import { observer } from 'mobx-react-lite'
import { accountIds } from '../ids'
import { layoutGrid } from '@/kit/icon/glyphs/layout-grid'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { wideRowText } from '../texts/wide-row'
import { go } from '@/platform/navigation/navigation'

/** Leads from the dashboard to the account for wide screens. */
export const WideRow = observer(function WideRow() {
  return (
    <Panel flush>
      <ListRow
        first
        id={accountIds.pcMineOpen}
        icon={layoutGrid}
        title={wideRowText('title')}
        href={hrefTo('pcMine')}
        onPress={() => go('pcMine')}
      />
    </Panel>
  )
})
