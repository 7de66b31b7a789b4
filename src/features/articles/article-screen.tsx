import { View } from '@tarojs/components'
import letter from '@/kit/art/letter.webp'
import { articlesIds } from './ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { localised } from '@/domain/text/localised'
import { replace } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { isUnknown } from '@/services/api-error'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { useLoad } from '@/hooks/use-load'
import { BlocksSkeleton } from '@/kit/blocks/blocks-skeleton'
import { t } from '@/locales/t'
import { Post } from './post'
import './article-screen.scss'

/** One post, with its products and other posts [route.blog-detail]. */
export default screen(function ArticlePage() {
  const { article_id = '' } = useParams('article')
  const load = useLoad((options) => call('article', { article_id }, options), [article_id])
  const post = load.data?.article
  const title = post ? localised(post, 'title', settings.language) : t('blog.title')
  const unknown = isUnknown(load.error)
  const card = post && { title, link: linkTo('article', { article_id }), image: settings.picture(post.image, 600) }
  return (
    <Page id={articlesIds.article} title={title} share={card} pull bare slim>
      <View className="article">
        {unknown ? (
          <State
            art={letter}
            title={t('blog.unknown_title')}
            text={t('blog.unknown_text')}
            action={{ label: t('blog.to_blog'), onPress: () => replace('blog') }}
          />
        ) : (
          <LoadStates load={load} skeleton={<BlocksSkeleton />} failedTitle={t('blog.failed_one')}>
            {(data) => <Post {...data} />}
          </LoadStates>
        )}
      </View>
    </Page>
  )
})
