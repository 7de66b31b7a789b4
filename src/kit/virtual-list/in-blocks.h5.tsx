import { lazy, Suspense } from 'react'
import type { BlocksProps } from './types'

/** Without the chunk, a list is drawn whole. */
const Whole = ({ items, before }: BlocksProps) => <>{items.slice(before).map((draw) => draw())}</>

const Blocks = lazy(() =>
  import(/* webpackChunkName: "list-blocks" */ './blocks.h5').then(
    (module) => module,
    () => ({ default: Whole }),
  ),
)

/** Items that stay drawn: a page of most lists. */
export const AT_ONCE = 20

/** The items of a list after its first ones, as an element beside those; their code comes with the second page. */
export const inBlocks = (items: BlocksProps['items']) =>
  items.length > AT_ONCE && (
    <Suspense>
      <Blocks items={items} before={AT_ONCE} />
    </Suspense>
  )
