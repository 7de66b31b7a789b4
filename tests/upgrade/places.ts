/** An empty place for the data of one shop, on either engine. */
import { PGlite } from '@electric-sql/pglite'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { startServer, type RealServer } from '../support/real-server'

export interface Place {
  /** What a server or a command is started with to work there. */
  readonly settings: Readonly<{ SOUK_DATA: string; DATABASE_URL: string }>
  /** Runs statements while no server has the data open; the rows of the last one. */
  run(statements: string): Promise<Record<string, unknown>[]>
  remove(): Promise<void>
}

async function onServer(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const results = [await client.query(statements)].flat()
    return results.at(-1)?.rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

async function inFolder(folder: string, statements: string): Promise<Record<string, unknown>[]> {
  fs.mkdirSync(folder, { recursive: true })
  const client = await PGlite.create({ dataDir: folder })
  try {
    return (await client.exec(statements)).at(-1)?.rows as Record<string, unknown>[]
  } finally {
    await client.close()
  }
}

/** A place on the embedded engine; with the URL of a PostgreSQL, in a new database of that server. */
export async function newPlace(server: string | undefined): Promise<Place> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-place-'))
  const tidy = () => fs.rmSync(folder, { recursive: true, force: true })
  if (!server) {
    return {
      settings: { SOUK_DATA: path.join(folder, 'data'), DATABASE_URL: '' },
      run: (statements) => inFolder(path.join(folder, 'data/db'), statements),
      remove: async () => tidy(),
    }
  }
  const name = `souk_place_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await onServer(server, `create database ${name}`)
  return {
    settings: { SOUK_DATA: path.join(folder, 'data'), DATABASE_URL: url.href },
    run: (statements) => onServer(url.href, statements),
    async remove() {
      await onServer(server, `drop database if exists ${name} with (force)`)
      tidy()
    },
  }
}

/** Places and one server at a time, for a test file: called once at its top. After each test both are gone. */
export function onPlaces() {
  let server: RealServer | undefined
  let places: Place[] = []

  const stop = async () => {
    await server?.stop()
    server = undefined
  }
  afterEach(async () => {
    await stop()
    await Promise.all(places.map((made) => made.remove()))
    places = []
  })
  return {
    /** A new database, on the engine of DATABASE_URL unless another one is given. */
    async place(url = process.env.DATABASE_URL): Promise<Place> {
      const made = await newPlace(url)
      places.push(made)
      return made
    },
    /** Starts the server there, which calls go to from now on. */
    async start({ settings }: Place): Promise<void> {
      server = await startServer(settings)
      process.env.SOUK_TEST_API = server.url
    },
    stop,
  }
}
