import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ArticleCard } from '@contract/entities/article'
import { articlesIds } from './ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { formatDate } from '@/domain/time/dates'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { Stage } from './stage'
import './post-card.scss'

/** A post in the list: its picture, topic, date and reading time. */
export const PostCard = observer(function PostCard({ post, eager }: { post: ArticleCard; eager?: boolean }) {
  const { language } = settings
  const { article_id } = post
  const title = localised(post, 'title', language)
  return (
    <Pressable
      id={articlesIds.articleCard(article_id)}
      label={title}
      byContent
      role="link"
      href={hrefTo('article', { article_id })}
      onPress={() => go('article', { article_id })}
      className="post-card"
    >
      <Stage image={post.image} ground={post.ground} eager={eager} />
      <View className="post-card__words">
        <Text size={17} bold lines={2}>
          {title}
        </Text>
        <View className="post-card__gap" />
        <Text tone="ink2" lines={2}>
          {localised(post, 'summary', language)}
        </Text>
        <View className="post-card__gap" />
        <Text size={13} tone="ink2">
          {`${formatDate(post.published_at, language)} · ${t('blog.minutes', { count: post.minutes })}`}
        </Text>
      </View>
    </Pressable>
  )
})
