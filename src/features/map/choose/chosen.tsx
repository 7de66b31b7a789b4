import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { mapIds } from '../ids'
import { Text } from '@/kit/text/text'
import { pointText } from '@/domain/place/point'
import { t } from '@/locales/t'
import type { ChosenPlace } from './use-choosing'

/** The chosen place, announced when it changes. */
export const Chosen = observer(function Chosen({ chosen }: { chosen: ChosenPlace | null }) {
  return (
    <Box id={mapIds.place} role="status">
      {chosen === null ? (
        <Text tone="ink2">{t('map.start')}</Text>
      ) : (
        <>
          <Text size={17} bold>
            {titleOf(chosen)}
          </Text>
          {chosen.place && chosen.place.note !== '' && <Text tone="ink2">{chosen.place.note}</Text>}
          <Text size={13} tone="ink2" figures>
            {pointText(chosen.point)}
          </Text>
        </>
      )}
    </Box>
  )
})

function titleOf({ state, place, nearby }: ChosenPlace): string {
  if (state === 'looking') return t('map.looking')
  if (place === null) return t('map.unknown')
  return nearby ? t('map.near', { city: place.title }) : place.title
}
