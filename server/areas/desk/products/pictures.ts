/** The pictures of a product that is saved: existing ones, and uploads. */
import type { FieldError } from '@contract/envelope'
import type { Tx } from '../../../kernel/db/types'
import { UPLOADS_PREFIX } from '../../uploads/addresses'
import { takeUpload } from '../../uploads/keep'
import type { Goods } from './goods'

interface Sent {
  readonly path?: string
  readonly upload_id?: string
}

/** What resolves the pictures of a save. */
export interface PicturePaths {
  readonly errors: readonly FieldError[]
  pathOf(field: string, sent: Sent): Promise<string>
}

/** The paths of all pictures of a product, its axes and variants. */
function shownBy({ images, options, skus }: Goods): string[] {
  const ofValues = options.flatMap(({ values }) => values.map(({ image }) => image ?? null))
  const all = [...images, ...ofValues, ...skus.map(({ image }) => image)]
  return all.filter((path) => path !== null)
}

/**
 * Resolves pictures to paths, and collects errors. An upload may be used in several places. `others` are paths that the
 * product may show although it does not yet, such as pictures that an import has fetched.
 */
export class Pictures implements PicturePaths {
  readonly errors: FieldError[] = []
  private readonly known: ReadonlySet<string>
  private readonly taken = new Map<string, string>()

  constructor(
    private readonly tx: Tx,
    private readonly by: { readonly userId: bigint; readonly at: Date },
    goods: Goods | null,
    others: readonly string[] = [],
  ) {
    this.known = new Set([...(goods ? shownBy(goods) : []), ...others])
  }

  /** The path of a picture under the static base; on an error it is empty. */
  async pathOf(field: string, { path, upload_id: id }: Sent): Promise<string> {
    if (path !== undefined && id === undefined && this.known.has(path)) return path
    const sent = path === undefined && id !== undefined ? await this.take(id) : undefined
    if (sent !== undefined) return sent
    this.errors.push({ field, rule: 'picture' })
    return ''
  }

  private async take(id: string): Promise<string | undefined> {
    const before = this.taken.get(id)
    if (before !== undefined) return before
    const asked = { id: BigInt(id), userId: this.by.userId, purpose: 'product' } as const
    const name = await takeUpload(this.tx, asked, this.by.at)
    if (name === null) return undefined
    const path = `${UPLOADS_PREFIX}/${name}`
    this.taken.set(id, path)
    return path
  }
}
