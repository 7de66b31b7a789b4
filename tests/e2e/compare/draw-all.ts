import type Element from 'miniprogram-automator/out/Element'
import type { SwiperElement } from 'miniprogram-automator/out/Element'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { everywhere, pageOf } from './read-weapp'

/**
 * Makes the mini-program draw what it draws only after a touch: the rest of its lists (src/kit/first) and the slides
 * after the next one (src/kit/carousel). Afterwards everything is at its start again.
 */
export async function drawAll(miniProgram: MiniProgram): Promise<void> {
  const page = await pageOf(miniProgram)
  for (const scroll of await everywhere(page, 'scroll-view')) await scroll.trigger('scrolltolower', {})
  for (const swiper of await everywhere(page, 'swiper')) await turnThrough(swiper as SwiperElement)
}

async function turnThrough(swiper: SwiperElement): Promise<void> {
  const slides: Element[] = await swiper.$$('swiper-item')
  await swiper.swipeTo(slides.length - 1)
  await swiper.swipeTo(0)
}
