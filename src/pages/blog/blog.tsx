import { View } from '@tarojs/components'
import letter from '@/components/art/letter.webp'
import { contentIds } from '@/components/content-ids'
import { More } from '@/components/loading/more'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { Txt } from '@/components/text/txt'
import { blogText } from '@/locales/own/blog'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation'
import { linkTo } from '@/routes'
import { getArticles } from '@/services/blog'
import { usePaged } from '@/stores/use-paged'
import { Posts } from './parts/posts'
import { PostsSkeleton } from './parts/posts-skeleton'
import './blog.scss'

/** The posts, the latest first (spec §2). */
export default screen(function BlogPage() {
  const paged = usePaged((p, options) => getArticles({ p }, options))
  const title = blogText('title')
  return (
    <Page id={contentIds.blog} title={title} share={{ title, link: linkTo('blog') }} pull onEnd={paged.more}>
      <View className="blog">
        <Faces load={{ ...paged, data: paged.first }} skeleton={<PostsSkeleton />} failedTitle={blogText('failed')}>
          {() =>
            paged.list.length === 0 ? (
              <State
                art={letter}
                ground="butter"
                title={blogText('empty_title')}
                text={blogText('empty_text')}
                action={{ label: t('orders.to_shop'), onPress: () => relaunch('home') }}
              />
            ) : (
              <>
                <View className="blog__intro">
                  <Txt tone="ink2">{blogText('intro')}</Txt>
                </View>
                <Posts posts={paged.list} />
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </Faces>
      </View>
    </Page>
  )
})
