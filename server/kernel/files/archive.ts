import type { FastifyReply } from 'fastify'

/** What a call answers in place of an envelope: a ZIP, written while it is sent. */
export class Archive {
  constructor(
    readonly stream: NodeJS.ReadableStream,
    /** Without its ending; ASCII. */
    readonly name: string,
  ) {}
}

/** Sends an archive to be saved, and to be kept by nobody on the way. */
export function sendArchive(reply: FastifyReply, { stream, name }: Archive): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}.zip"`)
    .type('application/zip')
    .send(stream)
}
