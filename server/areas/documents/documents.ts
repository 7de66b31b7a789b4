/**
 * Creates documents for callers. Worker threads write them, a few at a time, and those that can no longer change are
 * cached as files.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { FINAL_STATES } from '@contract/base/order-steps'
import type { Language } from '@contract/base/languages'
import type { Config } from '../../kernel/config/config'
import type { Written } from './document-worker'
import { invoiced, invoiceName } from './invoiced'
import type { Job } from './job'
import { documentCache, nameOfContent } from './document-cache'
import { Pdf } from '../../kernel/files/pdf'
import type { Documents } from '../../kernel/ports/documents'

/** One core stays free for requests. More than two threads would load the large font more often than useful. */
const THREADS = Math.max(1, Math.min(2, os.availableParallelism() - 1))
/** Documents that may wait for a thread: a few seconds of work. Further ones are refused. */
const WAITING = 32
/** An idle thread ends after this time, to free its fonts. */
const IDLE_MS = 60_000
/** A document needs some MB besides the font; a thread that needs more is ended. */
const THREAD_MB = 256

/** Too many documents are queued already. The caller gets 503 and may retry. */
class TooManyDocuments extends Error {
  readonly statusCode = 429
}

const WORKER = 'document-worker'

/** Source beside this file, or built: then all entries are in one folder, or in their original folders. */
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

/**
 * Creates the pool; threads start with the first document. Cached files are below `dataFolder`; `marketName` reads what the
 * marketplace is called, which heads each document; `company` is at the end of invoices and statements, and days are those
 * of `timeZone`.
 */
export function openDocuments(
  dataFolder: string,
  marketName: () => Promise<string>,
  { company, timeZone: zone }: Pick<Config, 'company' | 'timeZone'>,
): Documents {
  const kept = documentCache(dataFolder)
  /** By language, with a name of the content: an older one is not asked for again. */
  const about = new Map<Language, { readonly name: string; readonly pdf: Promise<Pdf> }>()
  let threads: Piscina<Job, Written> | undefined

  async function write(job: Job): Promise<Pdf> {
    threads ??= openThreads()
    if (threads.queueSize >= WAITING) throw new TooManyDocuments('too many documents wait to be written')
    const { bytes, name } = await threads.run(job)
    return new Pdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name)
  }

  return {
    async about(language, text) {
      const job: Job = { kind: 'about', market: await marketName(), language, text }
      const name = nameOfContent(job)
      const known = about.get(language)
      if (known?.name === name) return known.pdf
      const pdf = write(job)
      about.set(language, { name, pdf })
      pdf.catch(() => about.delete(language))
      return pdf
    },
    async invoice(order, language) {
      const job: Job = { kind: 'invoice', market: await marketName(), zone, language, order: invoiced(order), company }
      // the invoice of a closed order no longer changes
      if (!FINAL_STATES.includes(order.status)) return write(job)
      const name = nameOfContent(job)
      const bytes = await kept.read(name)
      if (bytes) return new Pdf(bytes, invoiceName(order))
      const written = await write(job)
      await kept.keep(name, new Uint8Array(written.bytes))
      return written
    },
    slips: async (slips, language) => write({ kind: 'slips', market: await marketName(), zone, language, slips }),
    statement: async (stated, language) =>
      write({ kind: 'statement', market: await marketName(), language, stated, company }),
    close: async () => threads?.destroy(),
  }
}
