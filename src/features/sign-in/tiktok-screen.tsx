import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { signInIds } from './ids'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { LoadStates } from '@/kit/state/load-states'
import { useParams } from '@/platform/navigation/params'
import { getWebsiteConfig } from '@/services/settings'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { AuthBar } from './frame/auth-bar'
import { TiktokFault } from './tiktok/tiktok-fault'
import { TiktokReturn } from './tiktok/tiktok-return'
import { TiktokStart } from './tiktok/tiktok-start'

/** The sign-in through the short-video platform: its start, and the return from it [route.tiktok]. */
export default screen(function TiktokPage() {
  const { code, state = '', error, next } = useParams('tiktok')
  const load = useLoad(getWebsiteConfig)
  return (
    <Page id={signInIds.tiktokPage} title={t('signIn.tiktok_title')} bar={<AuthBar />} bare slim>
      {error !== undefined && <TiktokFault why={error === 'access_denied' ? 'denied' : 'failed'} next={next} />}
      {error === undefined && code !== undefined && <TiktokReturn code={code} state={state} />}
      {error === undefined && code === undefined && (
        <LoadStates load={load} skeleton={<SkeletonLine height={176} shape="card" />}>
          {({ social_login }) => (social_login ? <TiktokStart next={next} /> : <TiktokFault why="off" next={next} />)}
        </LoadStates>
      )}
    </Page>
  )
})
