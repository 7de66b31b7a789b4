/** The pictures of a product that is saved: existing ones, and uploads. */
import type { FieldError } from '@contract/base/envelope'
import { UPLOADS_PREFIX } from '../../uploads/addresses'
import type { ProductDetails } from './product-details'

interface Sent {
  readonly path?: string
  readonly upload_id?: string
}

/** What resolves the pictures of a save. */
export interface PicturePaths {
  readonly errors: readonly FieldError[]
  pathOf(field: string, sent: Sent): string
}

/** The paths of all pictures of a product, its axes and variants. */
function shownBy({ images, options, skus }: ProductDetails): string[] {
  const ofValues = options.flatMap(({ values }) => values.map(({ image }) => image ?? null))
  const all = [...images, ...ofValues, ...skus.map(({ image }) => image)]
  return all.filter((path) => path !== null)
}

/**
 * Resolves pictures to paths, and collects errors. `uploads` are the names of those that the save has taken, by id; one may
 * be used in several places. `others` are paths that the product may show although it does not yet, such as pictures that an
 * import has fetched.
 */
export class Pictures implements PicturePaths {
  readonly errors: FieldError[] = []
  private readonly known: ReadonlySet<string>

  constructor(
    private readonly uploads: Readonly<Record<string, string>>,
    goods: ProductDetails | null,
    others: readonly string[] = [],
  ) {
    this.known = new Set([...(goods ? shownBy(goods) : []), ...others])
  }

  /** The path of a picture under the static base; on an error it is empty. */
  pathOf(field: string, { path, upload_id: id }: Sent): string {
    if (path !== undefined && id === undefined && this.known.has(path)) return path
    const name = path === undefined && id !== undefined ? this.uploads[id] : undefined
    if (name !== undefined) return `${UPLOADS_PREFIX}/${name}`
    this.errors.push({ field, rule: 'picture' })
    return ''
  }
}
