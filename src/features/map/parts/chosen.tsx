import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { mapIds } from '../ids'
import { Txt } from '@/kit/text/txt'
import { pointText } from '@/domain/place/point'
import { mapText } from '../texts/map'
import type { ChosenPlace } from './use-choosing'

/** The chosen place, announced when it changes. */
export const Chosen = observer(function Chosen({ chosen }: { chosen: ChosenPlace | null }) {
  return (
    <Box id={mapIds.place} role="status">
      {chosen === null ? (
        <Txt tone="ink2">{mapText('start')}</Txt>
      ) : (
        <>
          <Txt size={17} bold>
            {titleOf(chosen)}
          </Txt>
          {chosen.place && chosen.place.note !== '' && <Txt tone="ink2">{chosen.place.note}</Txt>}
          <Txt size={13} tone="ink2" figures>
            {pointText(chosen.point)}
          </Txt>
        </>
      )}
    </Box>
  )
})

function titleOf({ state, place, nearby }: ChosenPlace): string {
  if (state === 'looking') return mapText('looking')
  if (place === null) return mapText('unknown')
  return nearby ? mapText('near', { city: place.title }) : place.title
}
