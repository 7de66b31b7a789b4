import { screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { linkTo } from '@/routes'
import { session } from '@/stores/session'
import LoginPage from './sign-in-screen'

const PRODUCT = linkTo('product', { product_id: '7' })
const calls = (move: 'redirectTo' | 'reLaunch' | 'navigateBack') => jest.mocked(Taro[move] as jest.Mock).mock.calls

async function goOnAsGuest(next: string, below: number): Promise<void> {
  prepareScreen()
  session.restore('')
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(Array.from({ length: below + 1 }, () => ({})) as never)
  openScreen(LoginPage, { next }, 'pages/users/login')
  await user.click(screen.getByRole('link', { name: 'Not now' }))
}

describe('going on as a guest [route.login] [role.visitor]', () => {
  it('leads back to where the visitor was', async () => {
    await goOnAsGuest(linkTo('myCart'), 1)
    await until(() => calls('navigateBack').length > 0)
    expect(calls('reLaunch')).toEqual([])
  })

  it('leads to the public screen when there is no screen below', async () => {
    await goOnAsGuest(PRODUCT, 0)
    await until(() => calls('redirectTo').length > 0)
    expect(calls('redirectTo')).toEqual([[{ url: PRODUCT }]])
  })

  it.each([linkTo('wallet'), '/pages/no/where'])('leads home where there is nothing else: %p', async (next) => {
    await goOnAsGuest(next, 0)
    await until(() => calls('reLaunch').length > 0)
    expect(calls('reLaunch')).toEqual([[{ url: linkTo('home') }]])
    expect(calls('redirectTo')).toEqual([])
  })
})
