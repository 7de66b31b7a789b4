import { useState } from 'react'
import { ScrollView, useWindowDimensions, View } from 'react-native'
import { Dots } from './dots'
import { size } from '@/styles/tokens'
import type { CarouselProps } from './types'
import './carousel.scss'

const PEEK_SLIDE = 319
const GAP = 12
const peeking = { paddingHorizontal: size.gutter }

/** Slides in a snapping row. It does not advance by itself. */
export function Carousel({ items, label, name, peek, dots = 'below', onChange }: CarouselProps) {
  const { width } = useWindowDimensions()
  const [current, setCurrent] = useState(0)
  const slide = peek ? Math.min(PEEK_SLIDE, width - 2 * size.gutter) : width
  const step = peek ? slide + GAP : slide
  return (
    <View className="carousel" accessibilityLabel={name}>
      <ScrollView
        horizontal
        contentContainerStyle={peek && peeking}
        snapToInterval={step}
        decelerationRate="fast"
        showsHorizontalScrollIndicator={false}
        onMomentumScrollEnd={({ nativeEvent }) => {
          const index = Math.round(nativeEvent.contentOffset.x / step)
          setCurrent(index)
          onChange?.(index)
        }}
      >
        {items.map((item, index) => (
          <View
            key={index}
            accessibilityLabel={label(index)}
            style={{ width: slide, marginLeft: peek && index > 0 ? GAP : 0 }}
          >
            {item}
          </View>
        ))}
      </ScrollView>
      {dots !== 'none' && <Dots count={items.length} current={current} over={dots === 'over'} />}
    </View>
  )
}
