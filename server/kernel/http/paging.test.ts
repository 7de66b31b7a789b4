import { readPage, rowsOf, type Ordered } from './paging'

const ROWS = [1, 2, 3, 4, 5]
const ordered: Ordered<number> = {
  limit: (most) => ({ offset: (skipped) => Promise.resolve(ROWS.slice(skipped, skipped + most)) }),
}
const twice = (rows: number[]) => rows.map((row) => row * 2)

it('counts all rows and presents those of one page [wire.list]', async () => {
  const total = Promise.resolve([{ total: ROWS.length }])
  expect(await readPage({ p: 2, page_size: 2 }, { total, rows: ordered, present: twice })).toEqual({
    list: [6, 8],
    count: 5,
    p: 2,
    page_size: 2,
  })
})

it('begins with page 1, takes a count that is known, and is empty past the end', async () => {
  expect(await readPage({}, { total: 5, rows: ordered, present: twice })).toMatchObject({ list: twice(ROWS), p: 1 })
  expect(await readPage({ p: 9 }, { total: 5, rows: ordered, present: twice })).toMatchObject({ list: [], count: 5 })
})

it('reads the rows of a page alone', async () => {
  expect(await rowsOf(ordered, { p: 2, pageSize: 3 })).toEqual([4, 5])
})

it('ends a long list, and says that there are more [wire.count-more]', async () => {
  const long = { total: 5, rows: ordered, present: twice, most: 3 }
  expect(await readPage({ p: 2, page_size: 2 }, long)).toEqual({
    list: [6],
    count: 3,
    count_more: true,
    p: 2,
    page_size: 2,
  })
  expect(await readPage({ p: 3, page_size: 2 }, long)).toMatchObject({ list: [], count: 3 })
  expect(await readPage({}, { ...long, most: 5 })).not.toHaveProperty('count_more')
})
