import { observer } from 'mobx-react-lite'
import { clock } from '@/kit/icon/glyphs/clock'
import { columns2 } from '@/kit/icon/glyphs/columns2'
import { ListRow } from '@/kit/list-row/list-row'
import { accountIds } from '../ids'
import { ids } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'

/** Links to the viewed products and the comparison, for visitors and buyers. */
export const BrowsingRows = observer(function BrowsingRows() {
  return (
    <>
      <ListRow
        id={accountIds.viewedOpen}
        icon={clock}
        title={t('nav.viewed')}
        href={hrefTo('viewed')}
        onPress={() => go('viewed')}
      />
      <ListRow
        id={ids.compareOpen}
        icon={columns2}
        title={t('nav.compare')}
        href={hrefTo('compare')}
        onPress={() => go('compare')}
      />
    </>
  )
})
