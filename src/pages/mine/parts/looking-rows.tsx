import { observer } from 'mobx-react-lite'
import { clock } from '@/components/icon/glyphs/clock'
import { columns2 } from '@/components/icon/glyphs/columns2'
import { ListRow } from '@/components/list-row/list-row'
import { lookingIds } from '@/components/looking-ids'
import { hrefTo } from '@/components/page/href'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'

/** The ways to what was looked at, and to the comparison: of visitors and buyers alike. */
export const LookingRows = observer(function LookingRows({ first }: { first?: boolean }) {
  return (
    <>
      <ListRow
        id={lookingIds.viewedOpen}
        first={first}
        icon={clock}
        title={t('nav.viewed')}
        href={hrefTo('viewed')}
        onPress={() => go('viewed')}
      />
      <ListRow
        id={lookingIds.compareOpen}
        icon={columns2}
        title={t('nav.compare')}
        href={hrefTo('compare')}
        onPress={() => go('compare')}
      />
    </>
  )
})
