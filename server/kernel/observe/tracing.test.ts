import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { one } from '@contract/rules/lists'
import { TRACE_ID, SPAN_ID } from '../../testing/traced-app-ids'
import { startTracing } from './tracing'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string }
}

interface OtlpSpan {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly parentSpanId?: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[]
  }[]
}

/** The protocol's numbers for a server span and for an error. */
const SERVER_KIND = 2
const ERROR_STATUS = 2

it('loads nothing unless a variable is set, and nothing when the SDK is switched off', async () => {
  expect(await startTracing({})).toBeNull()
  expect(await startTracing({ OTEL_SERVICE_NAME: '' })).toBeNull()
  expect(await startTracing({ OTEL_SERVICE_NAME: 'shop', OTEL_SDK_DISABLED: 'true' })).toBeNull()
})

it('sends a span for each request to the receiver that the standard variables name [wire.tracing]', async () => {
  const got: { path: string; body: Export }[] = []
  const receiver = http.createServer((request, response) => {
    void json(request).then((body) => {
      got.push({ path: request.url ?? '', body: body as Export })
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/testing/traced-app.ts'], {
    cwd: path.join(__dirname, '../../..'),
    env: {
      ...process.env,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: 'corner-shop',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_LOGS_EXPORTER: 'none',
      OTEL_NODE_RESOURCE_DETECTORS: 'env',
    },
    stdio: 'inherit',
  })
  expect((await once(child, 'exit'))[0]).toBe(0)

  expect(got.map(({ path }) => path)).toContain('/v1/traces')
  const resources = got.flatMap(({ body }) => body.resourceSpans)
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans)
  expect(spans.map(({ name }) => name).sort()).toEqual(['GET /crash', 'order'])
  const order = spans.find(({ name }) => name === 'order')
  expect(order).toMatchObject({ kind: SERVER_KIND, traceId: TRACE_ID, parentSpanId: SPAN_ID })
  expect(order?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/orders/:id' } })
  expect(order?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(spans.find(({ name }) => name === 'GET /crash')?.status.code).toBe(ERROR_STATUS)
  expect(one(resources).resource.attributes).toEqual(
    expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'corner-shop' } },
      { key: 'deployment.environment.name', value: { stringValue: 'test' } },
    ]),
  )
  expect(JSON.stringify(got)).not.toMatch(/her-order|ada@souk/)
  await new Promise((resolve) => receiver.close(resolve))
})
