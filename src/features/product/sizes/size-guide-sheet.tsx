import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Measure } from '@contract/desk/words'
import { useLoad } from '@/hooks/use-load'
import { Sheet } from '@/kit/sheet/sheet'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { call } from '@/services/request'
import { sizesText } from '../texts/sizes'
import { SizeTable } from './size-table'
import './size-guide-sheet.scss'

interface SizeGuideSheetProps {
  categoryId: string
  onClose: () => void
}

/** Sizes in another system: they have no unit. */
const SYSTEMS: readonly Measure[] = ['eu', 'uk', 'us', 'jp']
const ROWS = [1, 2, 3, 4]

const nameOf = (measure: Measure): string => sizesText(measure)

/** What each size of a category measures. */
export const SizeGuideSheet = observer(function SizeGuideSheet({ categoryId, onClose }: SizeGuideSheetProps) {
  const load = useLoad((options) => call('sizeGuide', { category_id: categoryId }, options), [categoryId])
  return (
    <Sheet open onClose={onClose} title={sizesText('guide')}>
      <LoadStates
        load={load}
        failedTitle={sizesText('failed')}
        skeleton={ROWS.map((each) => (
          <View key={each} className="size-guide__gap">
            <SkeletonLine height={28} />
          </View>
        ))}
      >
        {({ guide: { measures, rows } }) => (
          <>
            <SizeTable label={sizesText('guide')} heads={[sizesText('size'), ...measures.map(nameOf)]} rows={rows} />
            {measures.some((measure) => !SYSTEMS.includes(measure)) && (
              <View className="size-guide__note">
                <Text size={13} tone="ink2">
                  {sizesText('centimetres')}
                </Text>
              </View>
            )}
          </>
        )}
      </LoadStates>
    </Sheet>
  )
})
