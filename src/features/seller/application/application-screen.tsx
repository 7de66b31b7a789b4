import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { UserInfo } from '@contract/entities/user'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { sellerIds } from '../ids'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import type { Options } from '@/services/request'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { ApplicationForm } from './application-form'
import { ApplicationSkeleton } from './application-skeleton'
import { ApplicationState } from './application-state'
import './application-screen.scss'

async function loadUser(options: Options): Promise<UserInfo> {
  const user = await call('getUserinfo', {}, options)
  session.setUser(user)
  return user
}

/** The application to sell, and its state [state.application]. After a refusal, a new application is possible. */
const Create = observer(function Create() {
  const load = useLoad(loadUser)
  const [again, setAgain] = useState(false)
  const sent = () => {
    setAgain(false)
    load.reload()
  }
  return (
    <Page
      id={sellerIds.createPage}
      title={t('seller.title')}
      part={again ? 'again' : (load.data?.seller?.state.toString() ?? 'form')}
      surface="ground"
      pull
      slim
    >
      <View className="shop-create">
        <LoadStates load={load} skeleton={<ApplicationSkeleton />} failedTitle={t('seller.failed')}>
          {({ seller, firstname }) =>
            seller === null || again ? (
              <>
                <View className="shop-create__intro">
                  <Text tone="ink2">{t('seller.intro')}</Text>
                </View>
                <ApplicationForm name={firstname} onSent={sent} />
              </>
            ) : (
              <ApplicationState state={seller.state} remark={seller.remark} onAgain={() => setAgain(true)} />
            )
          }
        </LoadStates>
      </View>
    </Page>
  )
})

export default screen(function CreatePage() {
  return useGuard('shopCreate') ? <Create /> : null
})
