import { View } from '@tarojs/components'
import { Txt } from '@/kit/text/txt'
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
        <Txt size={20} bold heading={2}>
          {text}
        </Txt>
      </View>
    )
  }
  if (kind === 'item') {
    return (
      <View className="blocks__item">
        <View className="blocks__dot" />
        <View className="blocks__text">
          <Txt>{text}</Txt>
        </View>
      </View>
    )
  }
  return (
    <View className="blocks__paragraph">
      <Txt>{text}</Txt>
    </View>
  )
}
