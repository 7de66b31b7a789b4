import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/components/box/box'
import { search } from '@/components/icon/glyphs/search'
import { store } from '@/components/icon/glyphs/store'
import { ids } from '@/components/ids'
import { ListRow } from '@/components/list-row/list-row'
import { hrefTo } from '@/components/page/href'
import { Txt } from '@/components/text/txt'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { searchSuggest } from '@/services/catalogue'
import { useLoad } from '@/stores/use-load'
import { useSettled } from '@/stores/use-settled'
import { ArrowKeys } from './arrow-keys'
import { SuggestedProduct } from './suggested-product'
import './suggestions.scss'

interface SuggestionsProps {
  words: string
  onSearch: (term: string) => void
}

/** What the words could become (gaps §3). Without an answer the words themselves can still be searched for. */
export const Suggestions = observer(function Suggestions({ words, onSearch }: SuggestionsProps) {
  const q = useSettled(words)
  const { data } = useLoad((options) => searchSuggest({ q }, options), [q])
  const terms = (data?.terms ?? []).filter((term) => term.toLowerCase() !== words.toLowerCase())
  const products = data?.products ?? []
  return (
    <Box id={ids.searchSuggestions} role="region" label={t('search.suggestions')}>
      <ArrowKeys className="suggestions">
        {[words, ...terms].map((term, index) => (
          <ListRow
            key={`${index} ${term}`}
            first={index === 0}
            plain
            icon={search}
            title={index === 0 ? t('search.search_for', { term }) : term}
            href={hrefTo('search', { q: term })}
            onPress={() => onSearch(term)}
          />
        ))}
        {(data?.shops ?? []).map(({ shop_id, name }) => (
          <ListRow
            key={`shop ${shop_id}`}
            icon={store}
            title={name}
            href={hrefTo('shop', { shop_id })}
            onPress={() => go('shop', { shop_id })}
          />
        ))}
        {products.length > 0 && (
          <>
            <View className="suggestions__title">
              <Txt bold heading={2}>
                {t('search.products')}
              </Txt>
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
