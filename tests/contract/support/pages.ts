/** All pages of a list: other tests add to it, so what a test looks for may be on any of them. */
import type { AnyCall } from '@contract/endpoints/all'
import type { Data, Fields } from '@contract/all-calls'
import { ok, type Sender } from './client'

const PAGE_SIZE = 50

/** The calls that answer with a page of a list. */
export type ListCall = {
  [N in AnyCall]: Data<N> extends { list: readonly unknown[]; count: number } ? N : never
}[AnyCall]

/** An entry of such a list. */
export type Entry<N extends ListCall> = Data<N>['list'][number]

/** The whole list that these fields describe, page by page. */
export async function wholeList<N extends ListCall>(
  name: N,
  fields: Omit<Fields<N>, 'p' | 'page_size'>,
  sender: Sender,
): Promise<Entry<N>[]> {
  const whole: Entry<N>[] = []
  for (let p = 1; ; p += 1) {
    const { list, count } = await ok(name, { ...fields, page_size: PAGE_SIZE, p } as Fields<N>, sender)
    whole.push(...list)
    if (list.length === 0 || p * PAGE_SIZE >= count) return whole
  }
}
