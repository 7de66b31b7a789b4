import { observer } from 'mobx-react-lite'
import { hrefTo } from '@/shell/page/href'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { Chips } from './chips'

/** The top level of the categories, for people who do not know the word. */
export const TopCategories = observer(function TopCategories() {
  const { categories, language } = settings
  const ways = categories.map(({ category_id, ...category }) => ({
    key: category_id,
    text: localised(category, 'name', language),
    href: hrefTo('categoryDetail', { category_id }),
    onPress: () => go('categoryDetail', { category_id }),
  }))
  return <Chips title={t('searching.categories')} ways={ways} />
})
