import Taro from '@tarojs/taro'
import { paintBars } from './paint-bars.weapp'

it('leaves the host’s bars to theme.json until they differ from it, and paints them from then on', () => {
  const bar = jest.spyOn(Taro, 'setNavigationBarColor').mockResolvedValue({ errMsg: 'ok' })
  const behind = jest.spyOn(Taro, 'setBackgroundColor').mockResolvedValue({ errMsg: 'ok' } as never)
  jest.spyOn(Taro, 'getAppBaseInfo').mockReturnValue({ theme: 'dark' } as never)
  paintBars('dark')
  expect(bar).not.toHaveBeenCalled()
  for (const theme of ['light', 'dark'] as const) paintBars(theme)
  expect(bar.mock.calls.map(([{ frontColor }]) => frontColor)).toEqual(['#000000', '#ffffff'])
  expect(behind.mock.calls.map(([{ backgroundColor }]) => backgroundColor)).toEqual(['#ffffff', '#1b1816'])
})
