import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { IconButton } from '@/kit/icon-button/icon-button'
import { arrowLeft } from '@/kit/icon/glyphs/arrow-left'
import { ids } from '@/kit/ids'
import { searchIds } from '../ids'
import { SearchField } from '@/kit/search-field/search-field'
import { t } from '@/locales/t'
import { back } from '@/platform/navigation/navigation'
import { ArrowKeys } from './arrow-keys'
import './search-bar.scss'

interface SearchBarProps {
  words: string
  onInput: (words: string) => void
  onSubmit: () => void | Promise<unknown>
  /** The term has changed and can be searched for. */
  open: boolean
  autofocus: boolean
  /** On wide screens the back button is elsewhere. */
  wide: boolean
}

/** The field at the top of the page, with the back button before it. */
export const SearchBar = observer(function SearchBar(props: SearchBarProps) {
  const { words, onInput, onSubmit, open, autofocus, wide } = props
  return (
    <Box role={wide ? 'search' : 'banner'} className="search-bar">
      {!wide && <IconButton id={ids.back} glyph={arrowLeft} label={t('common.back')} onPress={() => void back()} />}
      <ArrowKeys className="search-bar__field">
        <SearchField
          low
          id={searchIds.searchInput}
          label={t('common.search_products')}
          value={words}
          onInput={onInput}
          onSubmit={onSubmit}
          clearLabel={t('common.clear')}
          autofocus={autofocus}
          end={
            open && (
              <Button id={searchIds.searchSubmit} size="sm" kind="ink" label={t('common.search')} onPress={onSubmit} />
            )
          }
        />
      </ArrowKeys>
    </Box>
  )
})
