import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Policy } from '@contract/entities/policy'
import { Blocks } from '@/kit/blocks/blocks'
import { BlocksSkeleton } from '@/kit/blocks/blocks-skeleton'
import { Box } from '@/kit/box/box'
import { Page } from '@/shell/page/page'
import { PolicyRows } from './policy-rows'
import { POLICY_TITLES, type PolicyRoute } from './policy-titles'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { formatDate } from '@/domain/time/dates'
import { htmlBlocks } from '@/domain/text/html-blocks'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { linkTo } from '@/routes'
import type { Options } from '@/services/request'
import { settings } from '@/stores/settings'
import { useLoad } from '@/hooks/use-load'
import './policy-page.scss'

interface PolicyPageProps {
  id: string
  route: PolicyRoute
  load: (options: Options) => Promise<Policy>
  /** Below the text. */
  children?: ReactNode
}

/** A policy in the app's language, with links to the others [field.policy.parts]. */
export const PolicyPage = observer(function PolicyPage({ id, route, load: ask, children }: PolicyPageProps) {
  const load = useLoad(ask)
  const { language } = settings
  const title = POLICY_TITLES[route]()
  return (
    <Page id={id} title={title} share={{ title, link: linkTo(route) }} pull slim>
      <LoadStates load={load} skeleton={<BlocksSkeleton />} failedTitle={t('policyPage.failed')}>
        {(policy) => (
          <View className="policy-page">
            <Text size={13} tone="ink2">
              {t('policy.updated', { date: formatDate(policy.updated_at, language) })}
            </Text>
            <Blocks blocks={htmlBlocks(localised(policy, 'content', language))} />
            {children && <View className="policy-page__end">{children}</View>}
            <View className="policy-page__others">
              <Text size={17} bold heading={2}>
                {t('policyPage.others')}
              </Text>
              <Box role="navigation" label={t('policyPage.others')}>
                <PolicyRows without={route} />
              </Box>
            </View>
          </View>
        )}
      </LoadStates>
    </Page>
  )
})
