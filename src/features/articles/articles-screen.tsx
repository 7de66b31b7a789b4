import { View } from '@tarojs/components'
import letter from '@/kit/art/letter.webp'
import { articlesIds } from './ids'
import { More } from '@/kit/loading/more'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { usePaged } from '@/hooks/use-paged'
import { Posts } from './posts'
import { PostsSkeleton } from './posts-skeleton'
import './articles-screen.scss'

/** The posts, newest first [route.blog]. */
export default screen(function BlogPage() {
  const paged = usePaged(
    (place, options) => call('articles', place, options),
    ({ article_id }) => article_id,
  )
  const title = t('blog.title')
  return (
    <Page id={articlesIds.blog} title={title} share={{ title, link: linkTo('blog') }} pull onEnd={paged.more}>
      <View className="blog">
        <LoadStates load={{ ...paged, data: paged.first }} skeleton={<PostsSkeleton />} failedTitle={t('blog.failed')}>
          {() =>
            paged.list.length === 0 ? (
              <State
                art={letter}
                ground="butter"
                title={t('blog.empty_title')}
                text={t('blog.empty_text')}
                action={{ label: t('orders.to_shop'), onPress: () => relaunch('home') }}
              />
            ) : (
              <>
                <View className="blog__intro">
                  <Text tone="ink2">{t('blog.intro')}</Text>
                </View>
                <Posts posts={paged.list} />
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </LoadStates>
      </View>
    </Page>
  )
})
