import { View } from '@tarojs/components'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import type { MoneyParts } from '@/domain/money/money-format'
import './total.scss'

/** The total in a sticky bar, with a caption above. */
export function Total({ caption, parts, id, end }: { caption: string; parts: MoneyParts; id?: string; end?: boolean }) {
  return (
    <View className={end ? 'total--end' : 'total'}>
      <Text size={11} tone="ink2" lines={1} align={end ? 'right' : undefined}>
        {caption}
      </Text>
      <Price id={id} parts={parts} size={20} />
    </View>
  )
}
