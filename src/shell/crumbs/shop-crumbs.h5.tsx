import { observer } from 'mobx-react-lite'
import { pathTo } from '@/domain/catalogue/find-category'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { settings } from '@/stores/settings'
import { Crumbs, type Step } from './crumbs.h5'
import type { ShopCrumbsProps } from './types'

function stepsIn(category: string): Step[] {
  return pathTo(settings.categories, category).map(({ category_id, ...names }) => ({
    text: localised(names, 'name', settings.language),
    href: hrefTo('categoryDetail', { category_id }),
    onPress: () => go('categoryDetail', { category_id }),
  }))
}

/** The path to a page of the catalogue: by the categories, whose tree is there since the start, or by the brands. */
export const ShopCrumbs = observer(function ShopCrumbs({ category, within, title }: ShopCrumbsProps) {
  const home: Step = { text: t('nav.home'), href: hrefTo('home'), onPress: () => go('home') }
  const brands: Step = { text: t('nav.brands'), href: hrefTo('brands'), onPress: () => go('brands') }
  const to = category ?? within
  const path = to === undefined ? [brands] : stepsIn(to)
  return <Crumbs steps={[home, ...(category === undefined ? path : path.slice(0, -1))]} here={title} />
})
