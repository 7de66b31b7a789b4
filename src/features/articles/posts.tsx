import { View } from '@tarojs/components'
import type { ArticleCard } from '@contract/entities/article'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { Row } from '@/kit/row/row'
import { PostCard } from './post-card'
import './posts.scss'

/** How many posts are visible before scrolling. */
const FIRST_SEEN = 3

/** Posts in a column; side by side on wide screens. */
export function Posts({ posts }: { posts: readonly ArticleCard[] }) {
  return (
    <View className="posts">
      <VirtualList
        items={posts}
        keyOf={(post) => post.article_id}
        row={(post, place) => (
          <Row>
            <View className="posts__post">
              <PostCard post={post} eager={place < FIRST_SEEN} />
            </View>
          </Row>
        )}
      />
    </View>
  )
}
