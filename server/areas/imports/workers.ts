/** The workers for imports: one writes lines, one fetches pictures. Any number of processes may run them. */
import { JOB_EVERY_MS } from '@contract/base/jobs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../kernel/db/types'
import type { FileStore } from '../../kernel/files/file-store'
import { type Observe, type Repeated, startInterval } from '../../kernel/work/interval'
import { applySome } from './apply/round'
import { isPublicAddress } from '../../kernel/http/public-address'
import { fetchSome } from './pictures/round'
import { settleSome } from './pictures/settle'

/** Between two transactions: what waits for the embedded engine runs then. */
const BREATH_MS = 5

interface ImportAround {
  readonly db: Db
  readonly files: FileStore
  readonly dataFolder: string
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Whether a picture may be fetched from an IP address. */
  readonly mayReach?: (address: string) => boolean
}

/** One round of lines and one of pictures; each returns whether there may be more to do. */
export function importRounds({ mayReach = isPublicAddress, ...around }: ImportAround) {
  return {
    lines: () => applySome(around),
    pictures: async () => {
      const fetched = await fetchSome({ ...around, mayReach })
      return (await settleSome(around)) || fetched
    },
  }
}

interface Options extends ImportAround {
  /** Whether a confirmed commit may be lost, so that stock must not move. */
  readonly halted: boolean
  readonly observe?: Observe
}

/** Starts the workers. `stop` waits for the transaction in progress, not for the whole import. */
export function startImportWorkers({ halted, observe, ...around }: Options): Repeated {
  let stopping = false
  const until = (some: () => Promise<boolean>) => async () => {
    while (!stopping && !halted && (await some())) await sleep(BREATH_MS)
  }
  const { lines, pictures } = importRounds(around)
  const each = [lines, pictures].map((some) =>
    startInterval({ name: 'imports', everyMs: JOB_EVERY_MS.imports, round: until(some), log: around.log, observe }),
  )
  return {
    async stop() {
      stopping = true
      await Promise.all(each.map((rounds) => rounds.stop()))
    },
  }
}
