/** A search with as many results as the list should have: those of the real shop, repeated. */
import { PAGE_SIZE_MAX } from '@contract/constants'
import type { ProductList } from '@contract/entities/product'

/** What is searched for. */
export const TERM = 'a'
/** Of a page, since that many pages are asked for. */
const SIZE = PAGE_SIZE_MAX

interface Answer {
  readonly data: ProductList
}

/**
 * Makes of the server's answers to a search for `TERM` those of a shop with so many products: the page that is asked for
 * is one that the server has, under other ids. Every other answer stays as it is.
 * @param server of the real one, without a slash at its end
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
    const [, address] = asked.split(' ')
    if (!address.startsWith(`/api/search/${TERM}?`)) return answered
    const page = pageOf(address)
    const whole = Math.floor((JSON.parse(answered) as Answer).data.count / SIZE)
    const round = Math.floor((page - 1) / whole)
    const { data, ...rest } = await real(address, ((page - 1) % whole) + 1)
    const list = data.list.map((card) => ({ ...card, product_id: ownId(card.product_id, round) }))
    return JSON.stringify({ ...rest, data: { ...data, list, count: products, p: page } })
  }
}

/** How many products of the list were asked for by now. */
export function productsAsked(requests: readonly string[]): number {
  const pages = requests.filter((asked) => asked.includes(`/api/search/${TERM}?`)).map(pageOf)
  return Math.max(0, ...pages) * SIZE
}

const pageOf = (address: string) => Number(/[?&]p=(\d+)/.exec(address)?.[1] ?? 1)
const ownId = (id: string, round: number) => (round === 0 ? id : `${id}r${round}`)
