import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { comparable } from '@contract/rules/comparable'
import { Box } from '@/kit/box/box'
import { addressesIds } from '../ids'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { SearchField } from '@/kit/search-field/search-field'
import { Sheet } from '@/kit/sheet/sheet'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import './country-sheet.scss'

interface CountrySheetProps {
  chosen: string
  onChoose: (code: string, name: string) => void
  onClose: () => void
}

/** The list of countries, searched by any part of their name or by their code. */
export const CountrySheet = observer(function CountrySheet({ chosen, onChoose, onClose }: CountrySheetProps) {
  const load = useLoad((options) => call('citys', {}, options))
  const [wanted, setWanted] = useState('')
  const title = t('checkout.address_country_choose')
  const part = comparable(wanted.trim())
  const found = (load.data?.list ?? []).filter(
    ({ code, name }) => comparable(name).includes(part) || code.toLowerCase() === part,
  )
  const chooseOnly = () => {
    const [first] = found
    if (first && part !== '') onChoose(first.code, first.name)
  }
  return (
    <Sheet open steady title={title} onClose={onClose}>
      <View className="country-sheet">
        <View className="country-sheet__search">
          <SearchField
            id="address-country-search"
            label={t('checkout.address_country_search')}
            value={wanted}
            onInput={setWanted}
            onSubmit={chooseOnly}
            clearLabel={t('common.clear')}
          />
        </View>
        <LoadStates
          load={load}
          failedTitle={t('checkout.address_countries_failed')}
          skeleton={['one', 'two', 'three', 'four'].map((key) => (
            <View key={key} className="country-sheet__row">
              <SkeletonLine height={52} shape="card" />
            </View>
          ))}
        >
          {() => (
            <Box role="radiogroup" label={title} className="country-sheet__list">
              {found.map(({ code, name }) => (
                <View key={code} className="country-sheet__row">
                  <RadioRow
                    id={addressesIds.addressCountryOf(code)}
                    title={name}
                    chosen={code === chosen}
                    onPress={() => onChoose(code, name)}
                  />
                </View>
              ))}
              {found.length === 0 && (
                <View className="country-sheet__row">
                  <Text tone="ink2" live="status">
                    {t('checkout.address_country_none')}
                  </Text>
                </View>
              )}
            </Box>
          )}
        </LoadStates>
      </View>
    </Sheet>
  )
})
