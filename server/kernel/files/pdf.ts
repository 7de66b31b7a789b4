import type { FastifyReply } from 'fastify'

/** What a call answers in place of an envelope: a document. */
export class Pdf {
  constructor(
    readonly bytes: Buffer,
    /** Without its ending; ASCII. */
    readonly name: string,
  ) {}
}

/** Nothing in a document of ours runs or loads anything. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Sends a document, shown where it can be shown. `cache` is the value of cache-control. */
export function sendPdf(reply: FastifyReply, { bytes, name }: Pdf, cache: string): FastifyReply {
  return reply
    .header('cache-control', cache)
    .header('content-security-policy', NOTHING_RUNS)
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .type('application/pdf')
    .send(bytes)
}
