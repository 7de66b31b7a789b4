import { View } from '@tarojs/components'
import { Code } from '@contract/codes'
import letter from '@/components/art/letter.webp'
import { contentIds } from '@/components/content-ids'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { localised } from '@/domain/localised'
import { blogText } from '@/locales/own/blog'
import { replace } from '@/platform/navigation'
import { useParams } from '@/platform/params'
import { linkTo } from '@/routes'
import { getArticle } from '@/services/blog'
import { settings } from '@/stores/settings'
import { useLoad } from '@/stores/use-load'
import { BlocksSkeleton } from '@/components/blocks/blocks-skeleton'
import { Post } from './parts/post'
import './detail.scss'

/** One post whole, with what is sold that goes with it and other posts (spec §2, gaps §8). */
export default screen(function ArticlePage() {
  const { article_id = '' } = useParams('article')
  const load = useLoad((options) => getArticle({ article_id }, options), [article_id])
  const post = load.data?.article
  const title = post ? localised(post, 'title', settings.language) : blogText('title')
  const unknown = load.error?.code === Code.notFound || load.error?.code === Code.invalidParameter
  const card = post && { title, link: linkTo('article', { article_id }), image: settings.picture(post.image, 600) }
  return (
    <Page id={contentIds.article} title={title} share={card} pull bare slim>
      <View className="article">
        {unknown ? (
          <State
            art={letter}
            title={blogText('unknown_title')}
            text={blogText('unknown_text')}
            action={{ label: blogText('to_blog'), onPress: () => replace('blog') }}
          />
        ) : (
          <Faces load={load} skeleton={<BlocksSkeleton />} failedTitle={blogText('failed_one')}>
            {(data) => <Post {...data} />}
          </Faces>
        )}
      </View>
    </Page>
  )
})
