/**
 * The entry of the worker threads that write documents. It is started by its file name, so a build keeps it as a
 * separate file.
 */
import { write, type Job } from './job'

export interface Written {
  readonly bytes: Uint8Array
  readonly name: string
}

/** Writes one document. */
export default async function writeInThread(job: Job): Promise<Written> {
  const { bytes, name } = await write(job)
  return { bytes: new Uint8Array(bytes), name }
}
