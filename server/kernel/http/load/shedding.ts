/**
 * Past what the server can do, calls are refused at once rather than kept waiting with all the others. Pages, scripts and
 * pictures are not: they cost little, and nobody asks for them a second time.
 */
import { finished } from 'node:stream'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_PREFIX } from '@contract/endpoints'
import { HEALTH_PATHS } from '../health/health-paths'
import { Overloaded } from './overloaded'
import type { LoadLimits } from '../../config/load-limits'

interface Options extends LoadLimits {
  /** How many wait for a connection to the database. */
  readonly waiting: () => number
  /** How many connections there are. */
  readonly poolSize: number
}

const SAMPLE_MS = 100
/** Beyond this, more concurrent calls only make each of them slower. */
const BUSY = 0.9
/** What waits for others, such as a gateway of cards, leaves the loop idle: so many times the queue may. */
const IDLE_TIMES = 8
/** How many may wait for each connection of the database. */
const WAITING_EACH = 2

const isShed = ({ url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?')
  return path.startsWith(`${API_PREFIX}/`) && !HEALTH_PATHS.includes(path)
}

/** Has calls refused with Overloaded, in the order of their coming, once one of the limits is reached. */
export async function registerShedding(server: FastifyInstance, options: Options): Promise<void> {
  const { lagMs, queue, waiting, poolSize } = options
  await server.register(underPressure, {
    maxEventLoopDelay: lagMs,
    sampleInterval: SAMPLE_MS,
    eventLoopUtilizationMode: 'interval',
    pressureHandler: (request) => (isShed(request) ? Promise.reject(new Overloaded()) : undefined),
  })
  if (queue === 0) return

  let underWay = 0
  const isFull = () => {
    if (underWay >= queue * IDLE_TIMES || waiting() >= poolSize * WAITING_EACH) return true
    return underWay >= queue && server.memoryUsage().eventLoopUtilized > BUSY
  }
  server.addHook('onRequest', (request, reply, done) => {
    if (!isShed(request)) return done()
    if (isFull()) return done(new Overloaded())
    underWay += 1
    // also when the caller hangs up, which Fastify does not tell of
    finished(reply.raw, () => (underWay -= 1))
    done()
  })
}
