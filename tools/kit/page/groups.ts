import { actions } from '../states/actions'
import { bars, bottoms } from '../states/bars'
import { fields } from '../states/fields'
import { lists } from '../states/lists'
import { over } from '../states/over'
import { pictures } from '../states/pictures'
import { products } from '../states/products'
import { waiting } from '../states/waiting'
import { texts } from '../states/words'
import type { Kit } from './kit'

interface Group {
  readonly title: string
  readonly kit: Kit
  /** Where a state is drawn: within the page's main part, beside it, or over it, alone and on request. */
  readonly place: 'main' | 'landmark' | 'over'
}

/** Everything in the catalogue, in its order. */
export const GROUPS: readonly Group[] = [
  { title: 'Words', kit: texts, place: 'main' },
  { title: 'Actions', kit: actions, place: 'main' },
  { title: 'Fields', kit: fields, place: 'main' },
  { title: 'Pictures', kit: pictures, place: 'main' },
  { title: 'Products', kit: products, place: 'main' },
  { title: 'Lists', kit: lists, place: 'main' },
  { title: 'Bars', kit: bottoms, place: 'main' },
  { title: 'Landmarks', kit: bars, place: 'landmark' },
  { title: 'Waiting, failing and telling', kit: waiting, place: 'main' },
  { title: 'Over the page', kit: over, place: 'over' },
]
