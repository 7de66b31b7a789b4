/** Uploads in an S3-compatible bucket, so that any number of processes share them. */
import { AwsClient } from 'aws4fetch'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FileStore } from '../../kernel/files/file-store'
import type { ObjectSettings } from '../../kernel/config/object-settings'

/** A bucket that does not answer must not block a caller longer than the server's request timeout. */
const TIMEOUT_MS = 20_000

/** The bucket returned an error or did not answer. */
export class ObjectStoreFailed extends Error {}

/**
 * Files as objects of the bucket, under their names. Nothing in the bucket is public: readers go through the server,
 * which checks the signed address. Every call throws ObjectStoreFailed on an error of the bucket.
 */
export function createObjectFiles({ url, region, accessKeyId, secretAccessKey }: ObjectSettings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  async function ask(method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Uint8Array): Promise<Response> {
    const headers = body ? { 'content-type': 'image/webp' } : undefined
    const init = { method, headers, body: body as BodyInit | undefined, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const response = await client.fetch(`${url}/${name}`, init)
    if (response.ok || response.status === 404) return response
    throw new ObjectStoreFailed(`${method} ${name} was answered with ${response.status}: ${await response.text()}`)
  }

  return {
    async put(name, bytes) {
      const response = await ask('PUT', name, bytes)
      if (!response.ok) throw new ObjectStoreFailed(`there is no bucket at ${url}`)
    },
    async open(name) {
      const { ok, body } = await ask('GET', name)
      return ok && body ? Readable.fromWeb(body as ReadableStream) : null
    },
    async remove(name) {
      await ask('DELETE', name)
    },
  }
}
