import { screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { runInAction } from 'mobx'
import type { CategoryNode } from '@contract/entities/product'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ShopCrumbs } from './shop-crumbs.h5'
import type { ShopCrumbsProps } from './types'

const node = (category_id: string, name_en: string, children: CategoryNode[] = []): CategoryNode => ({
  category_id,
  name_en,
  image: '',
  ground: 'sand',
  children,
})

const open = (props: ShopCrumbsProps) => openScreen(() => <ShopCrumbs {...props} />)
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const path = () => screen.getByRole('navigation', { name: 'Breadcrumbs' })
const current = () => Array.from(path().children).find((each) => each.getAttribute('aria-current') === 'page')

beforeEach(() => {
  prepareScreen()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  settings.language = 'en'
  runInAction(() => {
    settings.categories = [node('1', 'Bags', [node('2', 'Handbags')]), node('3', 'Shoes')]
  })
})

it.each<[string, ShopCrumbsProps, string[]]>([
  ['a department', { category: '1', title: 'Bags' }, ['Home']],
  ['a category', { category: '2', title: 'Handbags' }, ['Home', 'Bags']],
  ['a product', { within: '2', title: 'Clutch' }, ['Home', 'Bags', 'Handbags']],
  ['a brand', { title: 'Tindelo' }, ['Home', 'Brands']],
  ['a category that is not in the tree', { category: '9', title: 'Odds' }, ['Home']],
])('lead up from %s, whose name is marked', (_what, props, above) => {
  open(props)
  expect(links()).toEqual(above)
  expect(current()?.textContent).toBe(props.title)
})

it('lead to a category', async () => {
  open({ within: '2', title: 'Clutch' })
  await user.click(screen.getByRole('link', { name: 'Handbags' }))
  await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/category/detail?category_id=2' })
})

it('mark nothing while the name is to come', () => {
  open({ category: '2', title: '' })
  expect([links(), current()]).toEqual([['Home', 'Bags'], undefined])
})
