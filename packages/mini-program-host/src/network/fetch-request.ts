import type { NetworkAnswer, NetworkEvent, NetworkRequest } from '../types/surroundings'

const CHUNK = 64 * 1024

/**
 * Sends one request with Node's fetch and reports its headers, and on request its progress, while it runs. Keeps no
 * cookies. Rejects with fetch's own error, or with the signal's reason.
 */
export async function fetchRequest(
  request: NetworkRequest,
  id: string,
  signal: AbortSignal,
  tell: (event: NetworkEvent) => void,
): Promise<NetworkAnswer> {
  const response = await fetch(request.url, { ...bodyOf(request, id, tell), signal, redirect: request.redirect })
  const cookies = response.headers.getSetCookie()
  const header = Object.fromEntries(response.headers)
  tell({ kind: 'headers', id, status: response.status, header, cookies })
  const body = await readAll(response, (bytes, total) => {
    if (request.progress) tell({ kind: 'received', id, bytes, total })
  })
  return { status: response.status, header, cookies, body: body.toString('base64') }
}

function bodyOf(request: NetworkRequest, id: string, tell: (event: NetworkEvent) => void): RequestInit {
  const { method, header } = request
  if (request.body === undefined) return { method, headers: { ...header } }
  const bytes = new Uint8Array(Buffer.from(request.body, 'base64'))
  if (!request.progress) return { method, headers: { ...header }, body: bytes }
  const body = inChunks(bytes, (sent) => tell({ kind: 'sent', id, bytes: sent, total: bytes.length }))
  // fetch needs `duplex` for a body that is streamed; its types lack it
  const streamed = { method, headers: { ...header, 'content-length': String(bytes.length) }, body, duplex: 'half' }
  return streamed as RequestInit
}

function inChunks(bytes: Uint8Array, tellSent: (bytes: number) => void): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      // the request for the next piece shows that the previous one has been sent
      if (sent > 0) tellSent(sent)
      if (sent >= bytes.length) return controller.close()
      const end = Math.min(sent + CHUNK, bytes.length)
      controller.enqueue(bytes.subarray(sent, end))
      sent = end
    },
  })
}

async function readAll(response: Response, tellReceived: (bytes: number, total: number) => void): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0)
  const packed = response.headers.has('content-encoding')
  const total = packed ? 0 : Number(response.headers.get('content-length') ?? 0)
  const parts: Uint8Array[] = []
  let received = 0
  const reader = response.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parts.push(piece.value)
    received += piece.value.length
    tellReceived(received, total)
  }
  return Buffer.concat(parts)
}
