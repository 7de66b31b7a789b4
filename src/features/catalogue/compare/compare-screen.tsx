import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { COMPARE_MAX } from '@contract/base/constants'
import lens from '@/kit/art/lens.webp'
import { Button } from '@/kit/button/button'
import { browsingIds } from '../ids'
import { Page } from '@/shell/page/page'
import { GridSkeleton } from '@/kit/product-card/card-skeleton'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { compared } from '@/stores/compared'
import { useLoad } from '@/hooks/use-load'
import { Compared } from './compared'
import './compare-screen.scss'

/** The ids in a shared link, or those on this device. */
function idsOf(given: string | undefined): readonly string[] {
  if (given === undefined) return compared.ids
  const wanted = given.split(',').filter((id) => /^[1-9]\d{0,17}$/.test(id))
  return [...new Set(wanted)].slice(0, COMPARE_MAX)
}

/** Up to four products with their properties side by side [route.compare]. */
export default screen(function ComparePage() {
  const { ids: given } = useParams('compare')
  const ids = idsOf(given)
  const own = given === undefined
  const load = useLoad(
    async (options) => {
      if (own) await compared.restore()
      const asked = own ? compared.ids : ids
      return asked.length === 0 ? { list: [], attributes: [] } : call('compare', { ids: [...asked] }, options)
    },
    [own, ids],
  )
  useEffect(() => void compared.restore(), [])
  const title = t('nav.compare')
  const filled = (load.data?.list.length ?? 0) > 0
  return (
    <Page
      id={browsingIds.comparePage}
      title={title}
      share={filled ? { title, link: linkTo('compare', { ids: ids.join(',') }) } : undefined}
      actions={
        own &&
        filled && (
          <Button
            id={browsingIds.compareClear}
            kind="line"
            size="sm"
            label={t('search.clear_all')}
            onPress={() => compared.clear()}
          />
        )
      }
      pull
    >
      <View className="compare">
        <LoadStates load={load} skeleton={<GridSkeleton />} failedTitle={t('compareTable.failed')}>
          {(data) =>
            data.list.length === 0 ? (
              <State
                art={lens}
                title={t('compareTable.empty')}
                text={t('compareTable.empty_text')}
                action={{ label: t('nav.to_home'), onPress: () => relaunch('home') }}
              />
            ) : (
              <Compared comparison={data} onRemove={own ? (id) => compared.remove(id) : undefined} />
            )
          }
        </LoadStates>
      </View>
    </Page>
  )
})
