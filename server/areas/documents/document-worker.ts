/** The entry of the threads that write documents. It is started by its file: a build keeps it as a file of its own. */
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
