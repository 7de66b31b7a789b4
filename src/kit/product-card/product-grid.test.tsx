import { act, screen } from '@testing-library/react'
import { box, fakeObservers } from '@/testing/fake-observers'
import { redraw, render } from '@/testing/render'
import { ProductGrid } from './product-grid'

const observers = fakeObservers()
let columns = 2
let width = 375

const CARD = 300

const isCell = (element: Element) => element.matches('.grid__cell')

function heightOf(element: Element): number {
  if (isCell(element)) return CARD
  const given = element instanceof HTMLElement ? Number.parseFloat(element.style.height) : 0
  return given || Math.ceil(element.children.length / columns) * CARD
}

/** The top of a card or a block: jsdom lays nothing out. */
function topOf(element: Element): number {
  const list = element.parentElement
  if (!list || element.matches('.scroll')) return 0
  if (element.matches('.grid')) return -list.scrollTop
  const all = Array.from(list.children)
  const before = all.slice(0, all.indexOf(element))
  const above = before.filter(isCell).length / columns
  const rows = isCell(element) ? Math.floor(above) : Math.ceil(above)
  const blocks = before.filter((other) => !isCell(other))
  return topOf(list) + rows * CARD + blocks.reduce((sum, block) => sum + heightOf(block), 0)
}

beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return box(topOf(this), heightOf(this))
  })
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  const real = window.getComputedStyle
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    // in jest, Taro's components get their class only after their content is there
    if (!element.querySelector(':scope > i')) return real(element, pseudo)
    const gridTemplateColumns = Array.from({ length: columns }, () => '170px').join(' ')
    return { display: 'grid', gridTemplateColumns, rowGap: '0px' } as CSSStyleDeclaration
  })
})
afterAll(() => jest.restoreAllMocks())
beforeEach(() => {
  columns = 2
  width = 375
})

const cards = (count: number) => Array.from({ length: count }, (_, index) => <h3 key={index + 1}>{index + 1}</h3>)

const Page = ({ count }: { count: number }) => (
  <div className="scroll" role="group" aria-label="page">
    <ProductGrid>{cards(count)}</ProductGrid>
  </div>
)

const shown = () => screen.getAllByRole('heading').map(({ textContent }) => Number(textContent))
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const blocksOf = () => Array.from(document.querySelectorAll('.grid > div:not(.grid__cell)'))

/** The code of blocks comes with the second page. */
async function draw(count: number): Promise<void> {
  render(<Page count={count} />)
  await act(async () => {
    await import('@/kit/virtual-list/blocks.h5')
  })
}

it('draws a page of cards', () => {
  render(<Page count={20} />)
  expect(shown()).toEqual(numbers(1, 20))
})

it('keeps the cards that are there when the next page comes', async () => {
  render(<Page count={20} />)
  const before = screen.getAllByRole('heading')
  redraw(<Page count={40} />)
  await act(async () => {
    await import('@/kit/virtual-list/blocks.h5')
  })
  expect(before.every((card) => card.isConnected)).toBe(true)
  expect(shown()).toEqual(numbers(1, 40))
})

it.each([
  [2, 21],
  [3, 22],
  [4, 21],
  [5, 21],
])('has blocks of whole rows in %i columns', async (count, first) => {
  columns = count
  await draw(100)
  const blocks = blocksOf()
  observers.see(blocks, true)
  const of = blocks.map((block) => block.children.length)
  expect(of.slice(0, -1).filter((many) => many % count !== 0)).toEqual([])
  expect(blocks[0]?.textContent?.startsWith(String(first))).toBe(true)
})

it('keeps the place when a turned phone has other columns', async () => {
  await draw(200)
  observers.see(blocksOf(), true)
  const page = screen.getByRole('group', { name: 'page' })
  const at = () => screen.getByText('41').closest<HTMLElement>('.grid__cell')?.getBoundingClientRect().top
  columns = 3
  width = 812
  // seven rows, and four of each block before: where a browser keeps the place, until the blocks have whole rows again
  page.scrollTop = (7 + 4 + 4) * CARD + 10
  expect(at()).toBe(-10)
  observers.resize()
  expect(at()).toBe(-10)
})
