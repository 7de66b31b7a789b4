import { prepared, preparedAs } from './prepared'
import type { Db } from './types'

const built: string[] = []
const build = (name: string) => {
  built.push(name)
  return { name }
}

describe('prepared statements', () => {
  it('are built once per database', () => {
    const db = {} as Db
    expect(prepared(db, 'cards', build)).toBe(prepared(db, 'cards', build))
    expect(prepared({} as Db, 'cards', build)).not.toBe(prepared(db, 'cards', build))
    expect(preparedAs(db, 'ids', 'newest', build)).toBe(preparedAs(db, 'ids', 'newest', build))
  })

  it('have no name beyond a number of shapes; those that have only one do not count', () => {
    const db = {} as Db
    built.length = 0
    const shapes = Array.from({ length: 1_000 }, (_, at) => String(at))
    shapes.forEach((shape) => preparedAs(db, 'ids', shape, build))
    const named = built.filter((name) => name !== '')
    expect(named).toHaveLength(200)
    expect(named[0]).toBe('ids:0')
    expect(preparedAs(db, 'ids', '0', build).name).toBe('ids:0')
    expect(prepared(db, 'order-lines', build).name).toBe('order-lines')
  })
})
