import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { comparable } from '@contract/rules/comparable'
import { Box } from '@/kit/box/box'
import { layoutGrid } from '@/kit/icon/glyphs/layout-grid'
import { search } from '@/kit/icon/glyphs/search'
import { store } from '@/kit/icon/glyphs/store'
import { tag } from '@/kit/icon/glyphs/tag'
import { searchIds } from '../ids'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { localised } from '@/domain/text/localised'
import { settings } from '@/stores/settings'
import { useLoad } from '@/hooks/use-load'
import { useDebounced } from '@/hooks/use-debounced'
import { ArrowKeys } from './arrow-keys'
import { TypedText } from './typed-text'
import { SuggestedProduct } from './suggested-product'
import './suggestions.scss'

interface SuggestionsProps {
  words: string
  onSearch: (term: string) => void | Promise<unknown>
}

/** The terms that nothing else on the list says, each once. */
function queriesIn(terms: readonly string[], said: readonly string[]): string[] {
  const before = new Set(said.map(comparable))
  return terms.filter((term) => !before.has(comparable(term)) && before.add(comparable(term)))
}

/**
 * Suggestions for the words [field.suggest.parts]. Without an answer, the words themselves can still be searched for.
 */
export const Suggestions = observer(function Suggestions({ words, onSearch }: SuggestionsProps) {
  const q = useDebounced(words)
  const { data } = useLoad((options) => call('searchSuggest', { q }, options), [q])
  const { terms = [], categories = [], brands = [], products = [], shops = [] } = data ?? {}
  const others = queriesIn(terms, [
    words,
    ...[...categories, ...brands, ...shops].map(({ name }) => name),
    ...products.map((product) => localised(product, 'name', settings.language)),
  ])
  const typedIn = (text: string) => <TypedText text={text} typed={words} />
  return (
    <Box id={searchIds.searchSuggestions} role="region" label={t('search.suggestions')}>
      <ArrowKeys className="suggestions">
        {[words, ...others].map((term, index) => (
          <ListRow
            key={`${index} ${term}`}
            first={index === 0}
            plain
            icon={search}
            title={index === 0 ? t('search.search_for', { term }) : term}
            drawn={index === 0 ? undefined : typedIn(term)}
            href={hrefTo('search', { q: term })}
            onPress={() => onSearch(term)}
          />
        ))}
        {categories.map(({ category_id, name }) => (
          <ListRow
            key={`category ${category_id}`}
            icon={layoutGrid}
            title={name}
            drawn={typedIn(name)}
            note={t('searching.category')}
            href={hrefTo('categoryDetail', { category_id })}
            onPress={() => go('categoryDetail', { category_id })}
          />
        ))}
        {brands.map(({ brand_id, name }) => (
          <ListRow
            key={`brand ${brand_id}`}
            icon={tag}
            title={name}
            drawn={typedIn(name)}
            note={t('searching.brand')}
            href={hrefTo('categoryDetail', { brand_id })}
            onPress={() => go('categoryDetail', { brand_id })}
          />
        ))}
        {shops.map(({ shop_id, name }) => (
          <ListRow
            key={`shop ${shop_id}`}
            icon={store}
            title={name}
            drawn={typedIn(name)}
            note={t('searching.shop')}
            href={hrefTo('shop', { shop_id })}
            onPress={() => go('shop', { shop_id })}
          />
        ))}
        {products.length > 0 && (
          <>
            <View className="suggestions__title">
              <Text bold heading={2}>
                {t('search.products')}
              </Text>
            </View>
            {products.map((product) => (
              <SuggestedProduct key={product.product_id} product={product} />
            ))}
          </>
        )}
      </ArrowKeys>
    </Box>
  )
})
