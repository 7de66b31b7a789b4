import fs from 'node:fs'
import path from 'node:path'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { NOW } from './columns'

const FOLDER = path.join(__dirname, 'schema')

const tables = fs.readdirSync(FOLDER).flatMap((file) => {
  const made: Record<string, unknown> = jest.requireActual(path.join(FOLDER, file))
  return Object.values(made).filter((one): one is PgTable => is(one, PgTable))
})
const columns: readonly AnyPgColumn[] = tables.flatMap((table) => Object.values<AnyPgColumn>(getTableColumns(table)))

it('knows one kind of time, and one of counted numbers', () => {
  expect(tables.length).toBeGreaterThan(50)
  const kinds = new Set(columns.map((column) => column.getSQLType()))
  expect([...kinds].sort()).toEqual([
    'bigint',
    'boolean',
    'date',
    'integer',
    'jsonb',
    'text',
    'text[]',
    'timestamp with time zone',
    'tsvector',
  ])
})

it('lets the database put in whole milliseconds alone', () => {
  const defaults = columns.flatMap(({ columnType, default: value }) =>
    columnType === 'PgTimestamp' && value !== undefined ? [value] : [],
  )
  expect(defaults.length).toBeGreaterThan(10)
  expect(defaults.every((value) => value === NOW)).toBe(true)
})
