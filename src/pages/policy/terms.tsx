import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pageIds } from '@/components/ids'
import { Page } from '@/components/page/page'
import { Txt } from '@/components/text/txt'
import { formatDate } from '@/domain/dates'
import { htmlBlocks } from '@/domain/html-blocks'
import { localised } from '@/domain/localised'
import { t } from '@/locales/t'
import { linkTo } from '@/routes'
import { termsPolicy } from '@/services/policy'
import { settings } from '@/stores/settings'
import { useLoad } from '@/stores/use-load'
import { Faces } from '@/components/state/faces'
import { Blocks } from './parts/blocks'
import { PolicySkeleton } from './parts/policy-skeleton'
import './terms.scss'

/** The terms that a registration accepts, in the language of the app. */
export default observer(function TermsPage() {
  const load = useLoad((options) => termsPolicy(options))
  const { language } = settings
  return (
    <Page
      id={pageIds.terms}
      title={t('policy.terms_title')}
      share={{ title: t('policy.terms_title'), link: linkTo('terms') }}
      slim
    >
      <Faces load={load} skeleton={<PolicySkeleton />}>
        {(policy) => (
          <View className="terms">
            <Txt size={13} tone="ink2">
              {t('policy.updated', { date: formatDate(policy.updated_at, language) })}
            </Txt>
            <Blocks blocks={htmlBlocks(localised(policy, 'content', language))} />
          </View>
        )}
      </Faces>
    </Page>
  )
})
