/** OpenTelemetry with its standard variables. Nothing is loaded unless one of them is set. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span } from '@opentelemetry/api'

export interface Tracing {
  /** A span for every request, as a child of the caller's span if there is one. */
  trace(server: FastifyInstance): void
  /** Sends the remaining spans. */
  stop(): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

const isAsked = (env: Environment) =>
  env.OTEL_SDK_DISABLED !== 'true' && Object.keys(env).some((name) => name.startsWith('OTEL_') && env[name])

/** Starts the SDK, which reads the variables itself; null if none of them is set. */
export async function startTracing(env: Environment): Promise<Tracing | null> {
  if (!isAsked(env)) return null
  const [{ NodeSDK }, api] = await Promise.all([import('@opentelemetry/sdk-node'), import('@opentelemetry/api')])
  const sdk = new NodeSDK({ serviceName: env.OTEL_SERVICE_NAME || 'souk' })
  sdk.start()
  const tracer = api.trace.getTracer('souk')
  const spans = new WeakMap<FastifyRequest, Span>()
  return {
    trace(server) {
      server.addHook('onRequest', (request, _reply, done) => {
        const { config, url = 'unknown' } = request.routeOptions
        const above = api.propagation.extract(api.context.active(), request.headers)
        const attributes = { 'http.request.method': request.method, 'http.route': url, 'souk.request': request.id }
        const name = config.call ?? `${request.method} ${url}`
        const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER, attributes }, above)
        spans.set(request, span)
        api.context.with(api.trace.setSpan(above, span), done)
      })
      server.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request)
        if (!span) return
        span.setAttribute('http.response.status_code', statusCode)
        if (request.answerCode !== null) span.setAttribute('souk.code', request.answerCode)
        if (statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
        span.end()
      })
    },
    stop: () => sdk.shutdown(),
  }
}
