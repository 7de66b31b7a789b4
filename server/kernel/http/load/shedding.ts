/**
 * Load shedding: an overloaded server refuses calls at once instead of making all of them wait. Pages, scripts and
 * pictures are still served: they cost little, and clients do not retry them.
 */
import { finished } from 'node:stream'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_PREFIX } from '@contract/endpoints/app'
import { HEALTH_PATHS } from '../health/health-paths'
import { Overloaded } from './overloaded'
import type { LoadLimits } from '../../config/load-limits'

interface Options extends LoadLimits {
  /** How many callers wait for a database connection. */
  readonly waiting: () => number
  /** How many connections there are. */
  readonly poolSize: number
}

const SAMPLE_MS = 100
/** Beyond this, more concurrent calls only make each of them slower. */
const BUSY = 0.9
/** Calls that wait for others, such as a card gateway, leave the loop idle: this many times the queue is allowed. */
const IDLE_TIMES = 8
/**
 * As many calls as one client makes at once, and a few clients in turns. They are never refused: a loop that was blocked by a
 * start, by one long call or by other work of the machine is not overloaded by them.
 */
const FEW = 8
/** How many callers may wait for each database connection. */
const WAITING_EACH = 2

const isShed = ({ url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?')
  return path.startsWith(`${API_PREFIX}/`) && !HEALTH_PATHS.includes(path)
}

/** Refuses calls with Overloaded, in the order of arrival, once one of the limits is reached. */
export async function registerShedding(server: FastifyInstance, options: Options): Promise<void> {
  const { lagMs, queue, waiting, poolSize } = options
  let underWay = 0
  let inTurn = 0
  // answers that wait for nothing are sent before the next call is read: then only what a turn of the loop brings is a crowd
  const isBehind = () => underWay >= FEW || inTurn > FEW
  server.addHook('onRequest', (request, _reply, done) => {
    if (isShed(request) && (inTurn += 1) === 1) setImmediate(() => (inTurn = 0))
    done()
  })
  await server.register(underPressure, {
    maxEventLoopDelay: lagMs,
    sampleInterval: SAMPLE_MS,
    eventLoopUtilizationMode: 'interval',
    pressureHandler: (request) => (isShed(request) && isBehind() ? Promise.reject(new Overloaded()) : undefined),
  })

  const isFull = () => {
    if (queue === 0 || underWay < FEW) return false
    if (underWay >= queue * IDLE_TIMES || waiting() >= poolSize * WAITING_EACH) return true
    return underWay >= queue && server.memoryUsage().eventLoopUtilized > BUSY
  }
  server.addHook('onRequest', (request, reply, done) => {
    if (!isShed(request)) return done()
    if (isFull()) return done(new Overloaded())
    underWay += 1
    // also if the caller disconnects, which Fastify does not report
    finished(reply.raw, () => (underWay -= 1))
    done()
  })
}
