import { View } from '@tarojs/components'
import { Text } from '@/kit/text/text'
import type { HtmlBlock } from '@/domain/text/html-blocks'
import './blocks.scss'

/** Headings, paragraphs and list items of a long text. */
export function Blocks({ blocks }: { blocks: readonly HtmlBlock[] }) {
  return (
    <View className="blocks">
      {blocks.map(({ kind, text }, index) => (
        <Block key={`${index}-${kind}`} kind={kind} text={text} />
      ))}
    </View>
  )
}

function Block({ kind, text }: HtmlBlock) {
  if (kind === 'heading') {
    return (
      <View className="blocks__heading">
        <Text size={20} bold heading={2}>
          {text}
        </Text>
      </View>
    )
  }
  if (kind === 'item') {
    return (
      <View className="blocks__item">
        <View className="blocks__dot" />
        <View className="blocks__text">
          <Text>{text}</Text>
        </View>
      </View>
    )
  }
  return (
    <View className="blocks__paragraph">
      <Text>{text}</Text>
    </View>
  )
}
