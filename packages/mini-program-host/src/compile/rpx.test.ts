import { rpx } from './rpx'

it.each([
  ['20rpx', 'calc(100vw * 20 / 750)'],
  ['-0.5rpx .5rpx', 'calc(100vw * -0.5 / 750) calc(100vw * 0.5 / 750)'],
  ['0RPX', 'calc(100vw * 0 / 750)'],
  ['calc(100% - 32rpx)', 'calc(100% - calc(100vw * 32 / 750))'],
  ['width:10rpx;height:1px', 'width:calc(100vw * 10 / 750);height:1px'],
])('%s is as wide as its part of the screen', (text, expected) => {
  expect(rpx(text)).toBe(expected)
})

it.each(['url(a-20rpx.png)', 'url("a) 20rpx.png")', '"20rpx"', "'20rpx'", 'var(--w20rpx)', '20rpxs', '20px'])(
  '%s stays as it is',
  (text) => {
    expect(rpx(text)).toBe(text)
  },
)
