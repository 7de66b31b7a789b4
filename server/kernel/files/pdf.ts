import type { FastifyReply } from 'fastify'

/** The answer of a call without an envelope: a document. */
export class Pdf {
  constructor(
    readonly bytes: Buffer,
    /** Without extension; ASCII. */
    readonly name: string,
  ) {}
}

/** Our documents run and load nothing. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Sends a document, shown inline if possible. `cache` is the value of cache-control. */
export function sendPdf(reply: FastifyReply, { bytes, name }: Pdf, cache: string): FastifyReply {
  return reply
    .header('cache-control', cache)
    .header('content-security-policy', NOTHING_RUNS)
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .type('application/pdf')
    .send(bytes)
}
