/**
 * Lists as CSV [rule.list-csv]: the handler of the list itself reads its pages, so that a table has what the screen
 * shows, for those who may see it.
 */
import { calls, type Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { TABLE_ROWS_MAX } from '@contract/base/table-constants'
import { Csv } from '../../kernel/files/csv'
import { handle, type CallHandler, type Context } from '../../kernel/http/context'
import { createDecoder } from '../../kernel/http/decode'
import { fieldRefusal } from '../../kernel/http/refusal'
import { csvLine } from '../imports/file/formulas'
import { tableOf, type TableCall } from './columns'

/** More than a page on a screen: rows per statement. */
const AT_ONCE = 200

interface Page {
  readonly count?: number
  readonly count_more?: boolean
}

type Asked = Fields<'opsTable'> | Fields<'sellerTable'>
type Caller = Context<'opsTable'> | Context<'sellerTable'>

const decoders = new Map<TableCall, ReturnType<typeof createDecoder>>()

/** The filters as the list's own call reads them. Throws its errors. */
function filtersOf({ list, filter = '' }: Asked): Record<string, unknown> {
  const decode = decoders.get(list) ?? createDecoder(calls[list].fields)
  decoders.set(list, decode)
  const { p: _p, page_size: _size, ...raw } = Object.fromEntries(new URLSearchParams(filter))
  return decode(raw)
}

/** The first page is read before the answer begins, so that a refusal is one. */
async function tableFor(context: Caller, asked: Asked, lists: ReadonlyMap<string, CallHandler>): Promise<Csv> {
  const { list } = asked
  const handler = lists.get(list)
  if (!handler) throw new Error(`no handler answers ${list}`)
  const { header, cellsOf } = tableOf(list)
  const filters = filtersOf(asked)
  const shop = 'shop_id' in asked ? { shop_id: asked.shop_id } : {}
  const read = (p: number) =>
    handler.run({
      ...context,
      fields: { ...filters, ...shop, p, page_size: AT_ONCE },
    } as unknown as Context) as Promise<Page>
  const first = await read(1)
  const { count = 0, count_more: isMore = false } = first
  if (isMore || count > TABLE_ROWS_MAX) {
    throw fieldRefusal(Code.invalidParameter, [{ field: 'filter', rule: 'max', params: { limit: TABLE_ROWS_MAX } }])
  }
  const linesOf = (page: Page) => cellsOf(page, context.lang).map(csvLine).join('')
  async function* lines() {
    yield csvLine(header)
    yield linesOf(first)
    for (let p = 2; (p - 1) * AT_ONCE < count; p += 1) yield linesOf(await read(p))
  }
  return new Csv(lines(), list)
}

/** The calls that save lists, of these handlers. */
export function tableHandlers(handlers: readonly CallHandler[]): CallHandler[] {
  const lists = new Map<string, CallHandler>(handlers.map((handler) => [handler.name, handler]))
  return [
    handle('opsTable', (context) => tableFor(context, context.fields, lists)),
    handle('sellerTable', (context) => tableFor(context, context.fields, lists)),
  ]
}
