import type {
  ContextElement,
  InputElement,
  MovableViewElement,
  ScrollViewElement,
  SliderElement,
  SwiperElement,
  SwitchElement,
  TextareaElement,
} from 'miniprogram-automator/out/Element'
import { find, onBothBackends } from '../../../test/support/connected'
import { eventually } from '../../../test/support/eventually'

onBothBackends((current) => {
  const forms = () => current().open('/pages/forms/forms')
  const media = () => current().open('/pages/media/media')

  test('input.input and textarea.input: type, and the app hears of it', async () => {
    const page = await forms()
    const input = await find<InputElement>(page, '#name')
    await input.input('B3ob')
    await eventually(async () => expect(await input.value()).toBe('Bob'))
    expect(await page.data('noted')).toBe('input name "B3ob"')
    await (await find<TextareaElement>(page, '#story')).input('two\nlines')
    await eventually(async () => expect(await page.data('noted')).toContain('two\\nlines'))
  })

  test('switch.tap and slider.slideTo: change the value, and the app hears of it', async () => {
    const page = await forms()
    await (await find<SwitchElement>(page, '#agree')).tap()
    await eventually(async () => expect(await page.data('noted')).toBe('change agree true'))
    await (await find<SliderElement>(page, '#volume')).slideTo(8)
    await eventually(async () => expect(await page.data('noted')).toBe('change volume 8'))
  })

  test('swiper.swipeTo: shows another slide, and the app hears of it', async () => {
    const page = await media()
    await (await find<SwiperElement>(page, '#swiper')).swipeTo(1)
    await eventually(async () => expect(String(await page.data('noted'))).toMatch(/(change|animationfinish) swiper/))
  })

  test('movable-view.moveTo: moves it within its area', async () => {
    const movable = await find<MovableViewElement>(await media(), '#movable')
    await movable.moveTo(20, 30)
    if (current().backend === 'chromium') {
      await eventually(async () => expect([await movable.property('x'), await movable.property('y')]).toEqual([20, 30]))
    }
    expect(typeof (await movable.property('x'))).toBe('number')
  })

  test('scroll-view: scrolls, and tells where it is and how large', async () => {
    const list = await find<ScrollViewElement>(await media(), '#list')
    await list.scrollTo(0, 60)
    expect(await list.property('scrollTop')).toBe(60)
    expect(await list.property('scrollLeft')).toBe(0)
    if (current().backend === 'jsdom') return
    expect(await list.scrollHeight()).toBe(1000)
    expect(await list.scrollWidth()).toBe(375)
  })

  test('Element.callContextMethod: calls a method of a video, and the app hears of it', async () => {
    const page = await media()
    const video = await find<ContextElement>(page, '#video')
    await video.callContextMethod('play')
    await eventually(async () => expect(await page.data('noted')).toContain('play video'))
    await expect(video.callContextMethod('fly')).rejects.toThrow('video.fly is not a function of <video>')
  })

  test('a function that an element does not have is an error', async () => {
    const page = await forms()
    const { elementId } = (await current().host.call('Page.getElement', {
      pageId: page['id' as never],
      selector: '#form',
    })) as { elementId: string }
    const call = { pageId: page['id' as never], elementId, functionName: 'input.input', args: ['x'] }
    await expect(current().host.call('Element.callFunction', call)).rejects.toThrow('input.input is not a function')
  })
})
