import { createContext, useContext, useEffect, useMemo, useRef } from 'react'
import { View, VirtualizedList, type CellRendererProps, type ViewStyle } from 'react-native'
import { ListsWithinContext } from '@/kit/scroll/lists-within.rn'
import type { VirtualListProps } from './types'

/** Rows that are rendered before the list knows its position. They stay mounted. */
const AT_FIRST = 2
/** How many invisible rows are drawn at a time. */
const TOGETHER = 3
/** The pause between two such batches in ms: one frame. */
const PAUSE = 16
/** The rendered part, in screen heights: the visible part, and half a screen before and after it. */
const SCREENS = 2

interface Cells {
  readonly style: ViewStyle | undefined
  readonly drawn: (index: number) => void
}

const CellsContext = createContext<Cells>({ style: undefined, drawn: () => undefined })

/**
 * The rows of a list that may become long: only those near the screen are mounted. It is part of the page's Scroll,
 * like the content above and below it (docs/decisions/0018-native-lists.md).
 */
export function VirtualList<Item>({ items, keyOf, row, style }: VirtualListProps<Item>) {
  const drawn = useDrawnRows(items.length)
  const cells = useMemo(() => ({ style: style as ViewStyle | undefined, drawn }), [style, drawn])
  return (
    <CellsContext.Provider value={cells}>
      <VirtualizedList<Item | undefined>
        accessibilityRole="list"
        data={items}
        getItem={(all: readonly Item[], index) => all[index]}
        getItemCount={(all: readonly Item[]) => all.length}
        keyExtractor={(item, index) => (item === undefined ? String(index) : keyOf(item))}
        renderItem={({ item, index }) => (item === undefined ? null : <>{row(item, index)}</>)}
        CellRendererComponent={Cell}
        initialNumToRender={AT_FIRST}
        maxToRenderPerBatch={TOGETHER}
        updateCellsBatchingPeriod={PAUSE}
        windowSize={SCREENS}
      />
    </CellsContext.Provider>
  )
}

function Cell<Item>({ index, children, onLayout, onFocusCapture }: CellRendererProps<Item>) {
  const { style, drawn } = useContext(CellsContext)
  return (
    <View
      style={style}
      onLayout={(event) => {
        onLayout?.(event)
        drawn(index)
      }}
      {...{ onFocusCapture }}
    >
      {children}
    </View>
  )
}

/** Counts the drawn rows. Reports to the scroll whether more are to come, and when the last one is drawn. */
function useDrawnRows(count: number): Cells['drawn'] {
  const lists = useContext(ListsWithinContext)
  const rows = useRef({ count, drawn: 0 })
  rows.current = { count, drawn: Math.min(rows.current.drawn, count) }
  useEffect(() => lists.add(() => rows.current.drawn < rows.current.count), [lists])
  return useMemo(
    () => (index) => {
      if (index < rows.current.drawn) return
      rows.current.drawn = index + 1
      if (rows.current.drawn === rows.current.count) lists.look()
    },
    [lists],
  )
}
