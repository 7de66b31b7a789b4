import { Swiper, SwiperItem, View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { Dots } from './dots'
import type { CarouselProps } from './types'
import './carousel.scss'

/** The visible parts of the previous and next slide. A slide takes the remaining width; its padding is the gap. */
const PEEK = { before: '4px', after: '40px' }

/** Slides in the target's own swiper. A slide is drawn once it is the next one. */
export function Carousel({ items, peek, height, every, dots = 'below', onChange }: CarouselProps) {
  const [current, setCurrent] = useState(0)
  const [furthest, setFurthest] = useState(0)
  const [shown, setShown] = useState(true)
  useDidHide(() => setShown(false))
  useDidShow(() => setShown(true))
  return (
    <View className="carousel">
      <Swiper
        style={{ height: `${height}px` }}
        current={current}
        autoplay={Boolean(every) && shown}
        interval={every ?? 5000}
        duration={200}
        previousMargin={peek ? PEEK.before : '0px'}
        nextMargin={peek ? PEEK.after : '0px'}
        onChange={(event) => {
          setCurrent(event.detail.current)
          setFurthest((before) => Math.max(before, event.detail.current))
          onChange?.(event.detail.current)
        }}
      >
        {items.map((item, index) => (
          <SwiperItem key={index}>
            {index <= furthest + 1 && (
              <View className={peek ? 'carousel__slide--inset' : 'carousel__slide'}>{item}</View>
            )}
          </SwiperItem>
        ))}
      </Swiper>
      {dots !== 'none' && <Dots count={items.length} current={current} over={dots === 'over'} />}
    </View>
  )
}
