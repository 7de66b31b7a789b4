/**
 * Documents for callers. They are written in threads beside the one that answers, a few at a time, and what can no
 * longer change is kept as a file.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { FINAL_STATES } from '@contract/order-steps'
import type { Language } from '@contract/languages'
import type { Written } from './document-worker'
import { invoiced, invoiceName } from './invoiced'
import type { Job } from './job'
import { keptDocuments, nameOfContent } from './kept-documents'
import { Pdf } from '../../kernel/files/pdf'
import type { Documents } from '../../kernel/ports/documents'

/** One core stays with the answers. More threads than two would hold the large font more often than it is worth. */
const THREADS = Math.max(1, Math.min(2, os.availableParallelism() - 1))
/** Documents that wait for a thread: a few seconds of work. The next one is refused. */
const WAITING = 32
/** An idle thread ends after this time, and its fonts with it. */
const IDLE_MS = 60_000
/** Beside the font a document takes some MB; what takes more is ended. */
const THREAD_MB = 256

/** Too many documents are queued already. The caller gets 503 and may retry. */
class TooManyDocuments extends Error {
  readonly statusCode = 429
}

const WORKER = 'document-worker'

/** Source beside this file, or built: then all entries lie beside each other or in the folders that they came from. */
function workerFile(): string {
  const candidates = ['.ts', '.js'].flatMap((ending) => [
    path.join(__dirname, `${WORKER}${ending}`),
    path.join(__dirname, 'documents', `${WORKER}${ending}`),
  ])
  const found = candidates.find((file) => fs.existsSync(file))
  if (found) return found
  throw new Error(`the build lacks ${WORKER}.js beside ${__dirname}`)
}

function openThreads() {
  const filename = workerFile()
  return new Piscina<Job, Written>({
    filename,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
    // sources are compiled when they are loaded, however this process was started
    ...(filename.endsWith('.ts') ? { execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href] } : {}),
  })
}

/** Opens the threads, which begin with the first document. Kept files lie below `dataFolder`. */
export function openDocuments(dataFolder: string): Documents {
  const kept = keptDocuments(dataFolder)
  const about = new Map<Language, Promise<Pdf>>()
  let threads: Piscina<Job, Written> | undefined

  async function write(job: Job): Promise<Pdf> {
    threads ??= openThreads()
    if (threads.queueSize >= WAITING) throw new TooManyDocuments('too many documents wait to be written')
    const { bytes, name } = await threads.run(job)
    return new Pdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name)
  }

  return {
    about(language) {
      const found = about.get(language) ?? write({ kind: 'about', language })
      about.set(language, found)
      found.catch(() => about.delete(language))
      return found
    },
    async invoice(order, language) {
      const job: Job = { kind: 'invoice', language, order: invoiced(order) }
      // the invoice of an order that no step leaves changes no more
      if (!FINAL_STATES.includes(order.status)) return write(job)
      const name = nameOfContent(job)
      const bytes = await kept.read(name)
      if (bytes) return new Pdf(bytes, invoiceName(order))
      const written = await write(job)
      await kept.keep(name, new Uint8Array(written.bytes))
      return written
    },
    close: async () => threads?.destroy(),
  }
}
