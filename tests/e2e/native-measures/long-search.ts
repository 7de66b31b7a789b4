/** A search with as many results as the list needs: those of the real shop, repeated. */
import { PAGE_SIZE_MAX } from '@contract/base/constants'
import type { ProductList } from '@contract/entities/product'
import { at } from '@contract/rules/lists'

/** The search term. */
export const TERM = 'a'
/** The page size, small enough that many pages are requested. */
const SIZE = PAGE_SIZE_MAX

interface Answer {
  readonly data: ProductList
}

/**
 * Changes the server's answers to a search for `TERM` into those of a shop with this many products: each requested page
 * is one of the server's pages with other ids. Other answers are not changed.
 * @param server address of the real server, without a slash at its end
 */
export function longSearch(server: string, products: number): (asked: string, answered: string) => Promise<string> {
  const pages = new Map<string, Promise<Answer>>()
  const real = (address: string, page: number): Promise<Answer> => {
    const there = `${server}${address.replace(/([?&]p=)\d+/, `$1${page}`)}&page_size=${SIZE}`
    const answer = pages.get(there) ?? fetch(there).then((response) => response.json() as Promise<Answer>)
    pages.set(there, answer)
    return answer
  }
  return async (asked, answered) => {
    const address = at(asked.split(' '), 1)
    if (!address.startsWith(`/api/search/${TERM}?`)) return answered
    const page = pageOf(address)
    const whole = Math.floor((JSON.parse(answered) as Answer).data.count / SIZE)
    const round = Math.floor((page - 1) / whole)
    const { data, ...rest } = await real(address, ((page - 1) % whole) + 1)
    const list = data.list.map((card) => ({ ...card, product_id: ownId(card.product_id, round) }))
    return JSON.stringify({ ...rest, data: { ...data, list, count: products, p: page } })
  }
}

/** How many products of the list were requested so far. */
export function productsRequested(requests: readonly string[]): number {
  const pages = requests.filter((asked) => asked.includes(`/api/search/${TERM}?`)).map(pageOf)
  return Math.max(0, ...pages) * SIZE
}

const pageOf = (address: string) => Number(/[?&]p=(\d+)/.exec(address)?.[1] ?? 1)
const ownId = (id: string, round: number) => (round === 0 ? id : `${id}r${round}`)
