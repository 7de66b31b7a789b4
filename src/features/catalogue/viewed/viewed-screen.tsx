import { View } from '@tarojs/components'
import { useState } from 'react'
import gift from '@/kit/art/gift.webp'
import { Button } from '@/kit/button/button'
import { Confirm } from '@/kit/confirm/confirm'
import { More } from '@/kit/loading/more'
import { browsingIds } from '../ids'
import { AccountPage } from '@/shell/account/account-page'
import { GridSkeleton } from '@/kit/product-card/card-skeleton'
import { ProductCards } from '@/features/product/product-cards'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { clearViewed, loadViewed } from '../viewed-products'
import { session } from '@/stores/session'
import { usePagedAgain } from '@/hooks/use-paged-again'
import { useOnReshow } from '@/hooks/use-on-reshow'
import './viewed-screen.scss'

const FIRST_SEEN = 4

/** The viewed products, newest first: a buyer's from the server, a visitor's from this device [route.viewed]. */
export default screen(function ViewedPage() {
  const paged = usePagedAgain(loadViewed, ({ product_id }) => product_id, [session.loggedIn])
  const [asking, setAsking] = useState(false)
  useOnReshow(paged.reload)

  async function clear(): Promise<void> {
    try {
      await clearViewed()
      paged.reload()
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    } finally {
      setAsking(false)
    }
  }
  return (
    <AccountPage
      route="viewed"
      id={browsingIds.viewedPage}
      title={t('nav.viewed')}
      actions={
        paged.list.length > 0 && (
          <Button
            id={browsingIds.viewedClear}
            kind="line"
            size="sm"
            label={t('search.clear_all')}
            onPress={() => setAsking(true)}
          />
        )
      }
      pull
      onEnd={paged.more}
    >
      <View className="viewed">
        <LoadStates
          load={{ ...paged, data: paged.first }}
          skeleton={<GridSkeleton />}
          failedTitle={t('catalogue.viewed_failed')}
        >
          {() =>
            paged.list.length === 0 ? (
              <State
                art={gift}
                title={t('catalogue.viewed_empty')}
                text={t('catalogue.viewed_empty_text')}
                action={{ label: t('orders.to_shop'), onPress: () => relaunch('home') }}
              />
            ) : (
              <>
                <ProductCards products={paged.list} eager={FIRST_SEEN} />
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </LoadStates>
      </View>
      <Confirm
        open={asking}
        title={t('catalogue.viewed_clear')}
        text={t('catalogue.viewed_clear_text')}
        confirm={t('search.clear_all')}
        onConfirm={clear}
        onClose={() => setAsking(false)}
      />
    </AccountPage>
  )
})
