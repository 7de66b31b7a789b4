import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, ThreadData, ToThread } from './cli-messages'
import { HostEvents } from './backends/host-events'
import { ProjectError } from './project/project-error'
import { serve } from './server/serve'
import { startHost } from './start-host'
import type { Host } from './types/host'

/**
 * Runs a host in this thread until a message stops it, or a client closes it. Failures are sent as messages, not
 * thrown.
 */
export async function runHost(): Promise<void> {
  const { host: options, port } = workerData as ThreadData
  try {
    const stop = toldToStop()
    const host = await startHost(options)
    const server = await serve(withErrorsNoted(host), port)
    for (const warning of (await host.measures()).warnings) tell({ kind: 'noted', message: `warning: ${warning}` })
    tell({ kind: 'listening', endpoint: server.endpoint })
    await Promise.race([stop, server.toolClosed])
    await server.close()
    await host.close()
    tell({ kind: 'stopped' })
  } catch (error) {
    tell({ kind: 'failed', message: describe(error, port) })
  }
}

// An app may throw and go on, here as in WeChat. The user of the host sees the error, and so does the first client.
function withErrorsNoted(host: Host): Host {
  const events = new HostEvents()
  host.onEvent((event) => {
    events.emit(event)
    if (event.method !== 'App.exceptionThrown') return
    tell({ kind: 'noted', message: `uncaught: ${event.params.message.split('\n')[0]}` })
  })
  return { ...host, onEvent: (listener) => events.listen(listener) }
}

function tell(message: FromThread): void {
  parentPort?.postMessage(message)
}

function toldToStop(): Promise<ToThread> {
  return new Promise((resolve) => parentPort?.once('message', resolve))
}

// The message about a folder has one line per fault; other messages continue with a log after their first line
function describe(error: unknown, port: number): string {
  if (error instanceof ProjectError) return error.message
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (code === 'EADDRINUSE') return `mini-program-host: port ${port} is taken; --port 0 takes a free one`
  const [line = ''] = String(message ?? error).split('\n')
  return `mini-program-host: ${line}`
}
