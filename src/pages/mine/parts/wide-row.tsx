import { observer } from 'mobx-react-lite'
import { contentIds } from '@/components/content-ids'
import { layoutGrid } from '@/components/icon/glyphs/layout-grid'
import { ListRow } from '@/components/list-row/list-row'
import { hrefTo } from '@/components/page/href'
import { Panel } from '@/components/panel/panel'
import { wideRowText } from '@/locales/own/wide-row'
import { go } from '@/platform/navigation'

/** From the dashboard to the account that wide screens have room for. */
export const WideRow = observer(function WideRow() {
  return (
    <Panel flush>
      <ListRow
        first
        id={contentIds.pcMineOpen}
        icon={layoutGrid}
        title={wideRowText('title')}
        href={hrefTo('pcMine')}
        onPress={() => go('pcMine')}
      />
    </Panel>
  )
})
