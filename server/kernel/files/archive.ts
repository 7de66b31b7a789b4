import type { FastifyReply } from 'fastify'

/** The answer of a call without an envelope: a ZIP, written while it is sent. */
export class Archive {
  constructor(
    readonly stream: NodeJS.ReadableStream,
    /** Without extension; ASCII. */
    readonly name: string,
  ) {}
}

/** Sends an archive as a download that is not cached. */
export function sendArchive(reply: FastifyReply, { stream, name }: Archive): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .type('application/zip')
    .send(stream)
}
