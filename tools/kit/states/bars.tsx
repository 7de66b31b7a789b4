import { Button } from '@/kit/button/button'
import { bell } from '@/kit/icon/glyphs/bell'
import { house } from '@/kit/icon/glyphs/house'
import { layoutGrid } from '@/kit/icon/glyphs/layout-grid'
import { shoppingBag } from '@/kit/icon/glyphs/shopping-bag'
import { user } from '@/kit/icon/glyphs/user'
import { IconButton } from '@/kit/icon-button/icon-button'
import { NavBar } from '@/kit/nav-bar/nav-bar'
import { SafeArea } from '@/kit/safe-area/safe-area'
import { StickyBar } from '@/kit/sticky-bar/sticky-bar'
import { Total } from '@/kit/sticky-bar/total'
import { TabBar } from '@/kit/tab-bar/tab-bar'
import type { Kit } from '../page/kit'
import { money, nothing, words } from '../page/words'

const action = () => <IconButton glyph={bell} label={words().common.share} onPress={nothing} />
const back = () => ({ label: words().common.back, onPress: nothing })

const ofTabs = (current: string) => () => {
  const { cart, common, home, wishlist } = words()
  const tab = (name: string, glyph: string, text: string, count?: number) => ({
    name,
    glyph,
    text,
    label: count ? `${text}, ${count}` : text,
    count,
    href: '#',
    onPress: nothing,
  })
  return (
    <TabBar
      label={common.main_navigation}
      current={current}
      tabs={[
        tab('home', house, home.picked),
        tab('category', layoutGrid, home.departments),
        tab('cart', shoppingBag, cart.title, 3),
        tab('mine', user, wishlist.title),
      ]}
    />
  )
}

/** Landmarks of a page: they are drawn beside what is main. */
export const bars: Kit = {
  NavBar: {
    plain: () => <NavBar title={words().cart.title} />,
    'with a way back': () => <NavBar title={words().cart.title} back={back()} />,
    'with actions': () => <NavBar title={words().cart.title} back={back()} actions={action()} />,
    'of a tab’s root': () => <NavBar root title={words().cart.title} actions={action()} />,
    'with a long title': () => <NavBar title={words().common.failed_text} back={back()} actions={action()} />,
  },
  TabBar: { first: ofTabs('home'), 'with a count': ofTabs('cart') },
}

export const bottoms: Kit = {
  StickyBar: {
    'one button': () => (
      <StickyBar>
        <Button block label={words().cart.check_out} onPress={nothing} />
      </StickyBar>
    ),
    'two buttons': () => (
      <StickyBar>
        <Button pair kind="soft" label={words().product.add_to_cart} onPress={nothing} />
        <Button pair label={words().product.buy_now} onPress={nothing} />
      </StickyBar>
    ),
    'a total and a button, above tabs': () => (
      <StickyBar above>
        <Total caption={words().checkout.total} parts={money('1227.05')} />
        <Button label={words().cart.check_out} onPress={nothing} />
      </StickyBar>
    ),
    'of a sheet': () => (
      <StickyBar within="sheet">
        <Button block label={words().common.save} onPress={nothing} />
      </StickyBar>
    ),
  },
  Total: {
    plain: () => <Total caption={words().checkout.total} parts={money('27.05')} />,
    'at the end': () => <Total end caption={words().checkout.total} parts={money('27.05')} />,
  },
  SafeArea: { top: () => <SafeArea edge="top" />, bottom: () => <SafeArea edge="bottom" /> },
}
