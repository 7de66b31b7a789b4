import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Data } from '@contract/all-calls'
import { Blocks } from '@/kit/blocks/blocks'
import { ProductRow } from '@/features/product/product-row'
import { SectionTitle } from '@/kit/section-title/section-title'
import { ShareButton } from '@/shell/share-button/share-button'
import { Text } from '@/kit/text/text'
import { formatDate } from '@/domain/time/dates'
import { htmlBlocks } from '@/domain/text/html-blocks'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { linkTo } from '@/routes'
import { settings } from '@/stores/settings'
import { Posts } from './posts'
import { Stage } from './stage'
import './post.scss'

/** A post, from its picture to further posts. */
export const Post = observer(function Post({ article, products, more }: Data<'article'>) {
  const { language } = settings
  const { article_id, image } = article
  const card = { title: localised(article, 'title', language), link: linkTo('article', { article_id }) }
  return (
    <>
      <View className="post">
        <View className="post__stage">
          <Stage image={image} ground={article.ground} large eager />
          <View className="post__share">
            <ShareButton card={card} />
          </View>
        </View>
        <View className="post__title">
          <Text size={24} bold heading={2}>
            {card.title}
          </Text>
        </View>
        <Text size={13} tone="ink2">
          {`${formatDate(article.published_at, language)} · ${t('blog.minutes', { count: article.minutes })}`}
        </Text>
        <Blocks blocks={htmlBlocks(localised(article, 'content', language))} />
      </View>
      {products.length > 0 && (
        <View className="post__more">
          <SectionTitle title={t('blog.goods')} />
          <ProductRow products={products} label={t('blog.goods')} width="small" />
        </View>
      )}
      {more.length > 0 && (
        <View className="post__more">
          <SectionTitle title={t('blog.more')} />
          <View className="post__posts">
            <Posts posts={more} />
          </View>
        </View>
      )}
    </>
  )
})
