import {
  type CSSProperties,
  type MutableRefObject,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useDisplay } from '@/kit/display/display-context'
import { blocksOf } from './blocks-of'
import { type ListShape, useListShape } from './list-shape.h5'
import { NearBlocks, type TopItem } from './near-blocks.h5'
import type { BlocksProps } from './types'

/** About how many items come and go together: two to five rows of a grid, or so many rows. */
const TOGETHER = { grid: 10, rows: 20 }

// A block is laid out like the list around it, in one row of it.
const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column', gap: 'inherit' }
const GRID: CSSProperties = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'inherit', gap: 'inherit' }
const NOWHERE: CSSProperties = { display: 'none' }

/**
 * The rest of a long list, after its first items: in blocks, of which those far from the visible part are empty boxes of
 * the same height (docs/decisions/0070-long-lists.md). Draw it beside those first items, in the list's own element.
 */
export default function Blocks(props: BlocksProps) {
  const marker = useRef<HTMLElement>(null)
  const near = useRef<NearBlocks>()
  const top = useRef<TopItem>()
  const shape = useListShape(marker, () => {
    top.current = near.current?.topItem()
  })
  return (
    <>
      <i ref={marker} style={NOWHERE} />
      {shape && <Divided key={shape.columns} {...props} shape={shape} current={near} top={top} />}
    </>
  )
}

interface DividedProps extends BlocksProps {
  shape: ListShape
  current: MutableRefObject<NearBlocks | undefined>
  /** Where the list was before it got other columns. */
  top: MutableRefObject<TopItem | undefined>
}

function Divided({ items, before, shape, current, top }: DividedProps) {
  const { columns, width, grid } = shape
  const { language, symbol, rate } = useDisplay()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [near] = useState(() => new NearBlocks(shape.root, shape.each, () => startTransition(redraw)))
  const drawAll = (from: number, to: number) => items.slice(from, to).map((draw) => draw())
  const { start, blocks } = blocksOf({
    count: items.length,
    before,
    size: grid ? TOGETHER.grid : TOGETHER.rows,
    columns,
    keyAt: (index) => String(drawAll(index, index + 1)[0]?.key),
  })
  const heights = near.heightsOf(blocks)
  const of = [width, language, symbol, rate].join(' ')
  useLayoutEffect(() => {
    if (near.depend(of)) redraw()
  }, [near, of])
  useLayoutEffect(() => {
    current.current = near
    if (top.current) near.scrollTo(top.current)
    top.current = undefined
  }, [near, current, top])
  return (
    <>
      {drawAll(before, start)}
      {blocks.map(({ from, to }, at) => (
        <OneBlock key={from} near={near} from={from} height={heights[at]} style={grid ? GRID : COLUMN}>
          {heights[at] === undefined && drawAll(from, to)}
        </OneBlock>
      ))}
    </>
  )
}

interface OneBlockProps {
  near: NearBlocks
  from: number
  height: number | undefined
  style: CSSProperties
  children: ReactNode
}

function OneBlock({ near, from, height, style, children }: OneBlockProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? near.watch(box.current, from) : undefined), [near, from])
  return (
    <div
      ref={box}
      style={{ ...style, height }}
      onBlur={({ currentTarget, relatedTarget }) => near.blurred(currentTarget, relatedTarget)}
    >
      {children}
    </div>
  )
}
