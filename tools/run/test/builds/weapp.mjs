import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import path from 'node:path'
import { buildTarget } from '../../shared/build.mjs'
import { inLine } from '../../shared/in-line.mjs'

/** Below the ports that systems use for outgoing connections, so that it is still free after a build. */
const LOWEST = 20_000
const PORTS = 10_000

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A port that is free now. It is chosen before the build, because the API's address is compiled in. */
async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, LOWEST + PORTS)
    if (await isFree(port)) return port
  }
}

/**
 * The port of the server that a target's build asks: each has its own, so that their suites run beside each other.
 * @param {'weapp' | 'native'} target
 */
export async function apiPort(context, target) {
  context.builds.ports ??= {}
  context.builds.ports[target] ??= freePort()
  return context.builds.ports[target]
}

/** Builds the mini-program into the run's folder, once for all stages; waits for other builds by webpack. */
export async function builtWeapp(context) {
  context.builds.weapp ??= inLine(context.builds, 'webpack', () => build(context))
  return context.builds.weapp
}

async function build(context) {
  const folder = path.join(context.folder, 'weapp')
  await buildTarget('weapp', folder, { TARO_APP_API: `http://127.0.0.1:${await apiPort(context, 'weapp')}` })
  return folder
}
