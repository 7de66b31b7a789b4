import type { ComponentType } from 'react'
import { loaderText } from '@/lazy/loader-text'
import { lazyPart } from './lazy-part.h5'

interface Closable {
  readonly onClose: () => void
}

/** The view of a page that is slow to come: src/lazy/page-view.ts. */
const Coming = () => (
  <div className="page-view page-view--loading" role="status" aria-label={loaderText('loading')}>
    <div className="page-view__bar" />
  </div>
)

/** A sheet in a chunk of its own. Its first tap is answered at once; a sheet whose code is lost is closed. */
export const lazySheet = <P extends Closable>(load: () => Promise<ComponentType<P>>, ahead = false) =>
  lazyPart<P>(load, { space: <Coming />, lost: ({ onClose }) => onClose(), ahead })
