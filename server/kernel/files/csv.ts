import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** The answer of a call without an envelope: a CSV, written while it is sent. */
export class Csv {
  constructor(
    /** Its lines, with their ends. */
    readonly lines: AsyncIterable<string>,
    /** Without extension; ASCII. */
    readonly name: string,
  ) {}
}

/** Spreadsheets take a file without it for one of an older encoding. */
const MARK = '\ufeff'

async function* marked(lines: AsyncIterable<string>) {
  yield MARK
  yield* lines
}

/** Sends a CSV as a download that is not cached. */
export function sendCsv(reply: FastifyReply, { lines, name }: Csv): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(marked(lines), { objectMode: false }))
}
