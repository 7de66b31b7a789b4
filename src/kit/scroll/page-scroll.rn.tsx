import { useMemo, useRef } from 'react'
import { VirtualizedList, type ScrollViewProps, type ViewStyle } from 'react-native'
import { AHEAD } from './ahead.rn'
import { ListsWithinContext, type ListsWithin } from './lists-within.rn'
import type { ScrollProps } from './types'
import './scroll.scss'

type PageScrollProps = ScrollProps & Pick<ScrollViewProps, 'refreshControl'>

interface Place {
  offset: number
  shown: number
  height: number
}

/**
 * The scroll of a page. It is a list whose only row is the page: so React Native tells the lists inside which part of
 * them is visible (docs/decisions/0018-native-lists.md).
 */
export function PageScroll({ children, onEnd, onScroll, refreshControl, id, style }: PageScrollProps) {
  const place = useRef<Place>({ offset: 0, shown: 0, height: 0 })
  const end = useRef(onEnd)
  end.current = onEnd
  const within = useMemo(() => listsWithin(place.current, () => end.current?.()), [])
  return (
    <ListsWithinContext.Provider value={within}>
      <VirtualizedList
        nativeID={id}
        testID={id}
        className="scroll"
        style={(style ?? {}) as ViewStyle}
        data={children}
        getItem={(page: typeof children) => page}
        getItemCount={() => 1}
        keyExtractor={() => 'page'}
        renderItem={({ item }) => <>{item}</>}
        initialNumToRender={1}
        refreshControl={refreshControl}
        showsHorizontalScrollIndicator={false}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        scrollEventThrottle={64}
        onLayout={({ nativeEvent }) => void (place.current.shown = nativeEvent.layout.height)}
        onContentSizeChange={(_width, height) => void (place.current.height = height)}
        onScroll={({ nativeEvent: { contentOffset, contentSize, layoutMeasurement } }) => {
          Object.assign(place.current, {
            offset: contentOffset.y,
            shown: layoutMeasurement.height,
            height: contentSize.height,
          })
          onScroll?.(contentOffset.y)
          within.look()
        }}
      />
    </ListsWithinContext.Provider>
  )
}

function listsWithin(place: Place, onEnd: () => void): ListsWithin {
  const lists = new Set<() => boolean>()
  return {
    add(toCome) {
      lists.add(toCome)
      return () => void lists.delete(toCome)
    },
    look() {
      const { offset, shown, height } = place
      if (shown === 0 || height === 0 || height - offset - shown >= AHEAD) return
      if (![...lists].some((toCome) => toCome())) onEnd()
    },
  }
}
