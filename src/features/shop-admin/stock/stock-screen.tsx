import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Data } from '@contract/all-calls'
import { STOCK_LEVELS, type StockReason } from '@contract/base/product-constants'
import {
  changed,
  countChanges,
  type StockChange,
  type StockChanges,
  type StockRow as Variant,
} from '@/domain/seller/stock-changes'
import { useGuard } from '@/hooks/use-guard'
import { useRestoredState } from '@/hooks/use-restored-state'
import { usePaged } from '@/hooks/use-paged'
import parcel from '@/kit/art/parcel.webp'
import { Button } from '@/kit/button/button'
import { More } from '@/kit/loading/more'
import { Row } from '@/kit/row/row'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { sellerCall } from '@/services/seller'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { toast } from '@/stores/toast'
import { shopAdminIds } from '../ids'
import { SellerDenied, isDenied } from '../frame/seller-denied'
import { SellerSkeleton } from '../frame/seller-skeleton'
import { SellerTabs } from '../frame/seller-tabs'
import { ReviewSheet } from './review-sheet'
import { StockRow } from './stock-row'
import { useCounts } from './use-counts'
import { useSaving } from './use-saving'
import { VariantSheet } from './variant-sheet'
import './stock-screen.scss'

const TABS = [...STOCK_LEVELS, 'all'] as const
type Tab = (typeof TABS)[number]

const isTab = (name: string | undefined): name is Tab => TABS.includes(name as Tab)

/** What lies over the list: the fields of a variant, or all changes before they are saved. */
type Over = Variant | 'review' | null

/** The stock and the prices of the user's shop; several changes are saved at once [route.shop-stock]. */
const Stock = observer(function Stock() {
  const given = useParams('shopStock').stock
  const [tab, setTab] = useState<Tab>(isTab(given) ? given : 'low')
  const [changes, setChanges] = useRestoredState<StockChanges>('seller.stock', {})
  const [over, setOver] = useState<Over>(null)
  const paged = usePaged<Variant, Data<'sellerStock'>>(
    (place, options) => sellerCall('sellerStock', { ...place, stock: tab === 'all' ? undefined : tab }, options),
    ({ sku_id }) => sku_id,
    [tab],
  )
  const { counts, recount } = useCounts()
  const { save, errors, forget } = useSaving(changes, setChanges)
  const count = countChanges(changes)
  const denied = isDenied(paged.error)

  const reloadAll = () => {
    paged.reload()
    recount()
  }
  const change = (row: Variant, to: Omit<StockChange, 'row'>) => setChanges(changed(changes, row, to))
  async function saveAll(reason: StockReason): Promise<void> {
    const isSaved = await save(reason)
    if (isSaved) {
      toast.show(t('shopAdmin.saved', { count }))
      setOver(null)
    }
    reloadAll()
  }
  const tabs = TABS.map((each) => ({ tab: each, text: t(`shopAdmin.level_${each}`), count: counts?.[each] }))
  return (
    <Page
      id={shopAdminIds.stockPage}
      title={t('shopAdmin.stock_title')}
      surface="ground"
      under={
        denied ? undefined : (
          <SellerTabs label={t('shopAdmin.stock_tabs')} tabs={tabs} current={tab} onChoose={setTab} />
        )
      }
      bottom={
        count > 0 ? (
          <>
            <Button
              id={shopAdminIds.discard}
              kind="line"
              pair
              label={t('shopAdmin.discard')}
              onPress={() => {
                forget()
                setChanges({})
              }}
            />
            <Button
              id={shopAdminIds.review}
              pair
              label={t('shopAdmin.save', { count })}
              opens="dialog"
              onPress={() => setOver('review')}
            />
          </>
        ) : undefined
      }
      pull
      onEnd={paged.more}
      slim
    >
      <View className="seller-stock">
        {denied ? (
          <SellerDenied />
        ) : (
          <LoadStates
            load={{ ...paged, data: paged.first, reload: reloadAll }}
            skeleton={<SellerSkeleton />}
            failedTitle={t('shopAdmin.stock_failed')}
          >
            {() =>
              paged.list.length === 0 ? (
                <State
                  art={parcel}
                  ground="sand"
                  title={t(`shopAdmin.none_${tab}`)}
                  text={tab === 'all' ? t('shopAdmin.stock_empty_text') : t('shopAdmin.stock_fine_text')}
                />
              ) : (
                <>
                  <VirtualList
                    items={paged.list.map((row) => ({ row, change: changes[row.sku_id], error: errors[row.sku_id] }))}
                    keyOf={({ row }) => row.sku_id}
                    row={({ row, ...state }) => (
                      <Row>
                        <StockRow
                          row={row}
                          {...state}
                          onStock={(stock) => change(row, { stock })}
                          onChange={() => setOver(row)}
                        />
                      </Row>
                    )}
                  />
                  <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
                </>
              )
            }
          </LoadStates>
        )}
      </View>
      <Slot>
        {over === 'review' && (
          <ReviewSheet changes={changes} errors={errors} onSave={saveAll} onClose={() => setOver(null)} />
        )}
        {over !== null && over !== 'review' && (
          <VariantSheet
            row={over}
            change={changes[over.sku_id]}
            onApply={(to) => {
              change(over, to)
              setOver(null)
            }}
            onClose={() => setOver(null)}
          />
        )}
      </Slot>
    </Page>
  )
})

export default screen(function ShopStockPage() {
  return useGuard('shopStock') ? <Stock /> : null
})
