import { Value } from '@sinclair/typebox/value'
import { calls } from '@contract/all-calls'
import type { Call } from '@contract/calls/call'
import packageJson from '../../../../package.json'
import { createTestServer, type TestServer } from '../../../testing/server'
import { openApi } from './document'
import { VERSION } from './route'
import { TAGS, tagOf } from './tags'

interface Operation {
  readonly operationId: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly parameters: readonly { readonly name?: string; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Record<string, { schema: { properties: object; required?: string[] } }> }
  readonly responses: { readonly '200': { readonly content: Record<string, { schema: Answer; example?: Envelope }> } }
}
interface Answer {
  readonly oneOf?: readonly { readonly properties: { readonly data: unknown } }[]
}
interface Envelope {
  readonly data: unknown
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, unknown> }
}

const document = JSON.parse(JSON.stringify(openApi(VERSION, 'https://shop.example'))) as Document
const all = Object.values<Call>(calls)
const names = all.map(({ name }) => name)

function operationOf({ endpoint }: Call): Operation {
  const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
  const found = document.paths[path]?.[endpoint.method.toLowerCase()]
  if (!found) throw new Error(`${endpoint.method} ${path} is not in the document`)
  return found
}

const fieldsOf = ({ parameters, requestBody }: Operation): string[] => [
  ...parameters.flatMap(({ name }) => name ?? []),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema.properties)),
]

/** The contract's schema as JSON, with references in the document's form. */
function expectedData(schema: unknown): unknown {
  const told = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' ? `#/components/schemas/${String(value).replace(/^T/, 'Nested')}` : value,
  ) as unknown
  const hoisted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoisted)
    if (typeof value !== 'object' || value === null) return value
    const { $id, ...rest } = value as Record<string, unknown>
    if (typeof $id === 'string') return { $ref: `#/components/schemas/${$id.replace(/^T/, 'Nested')}` }
    return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, hoisted(each)]))
  }
  return hoisted(told)
}

describe('the OpenAPI document', () => {
  it('has every call once, and nothing else', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort())
  })

  it.each(all.map((call) => [call.name, call] as const))('%s asks for what the contract asks for', (_, call) => {
    const operation = operationOf(call)
    const { endpoint, fields } = call
    const besides = [
      ...(endpoint.idempotent ? ['idempotency_key'] : []),
      ...(endpoint.file ? ['file'] : []),
      ...(endpoint.shared ? ['lang'] : []),
    ]
    expect(fieldsOf(operation).sort()).toEqual([...Object.keys(fields.properties), ...besides].sort())
    const isOpen = operation.security.some((each) => Object.keys(each).length === 0)
    expect(isOpen).toBe(endpoint.token !== 'required')
  })

  it.each(all.filter(({ endpoint }) => !endpoint.document).map((call) => [call.name, call] as const))(
    '%s answers the schema of the contract, with an example that fits it',
    (_, call) => {
      const { schema, example } = operationOf(call).responses['200'].content['application/json'] ?? {}
      expect(schema?.oneOf?.[0]?.properties.data).toEqual(expectedData(call.data))
      expect([...Value.Errors(call.data, example?.data)].map(({ path, message }) => `${path} ${message}`)).toEqual([])
    },
  )

  it('says which calls ask operators for a second factor, and with which values of a field [ops.factor-first]', () => {
    const description = (name: string) => operationOf(all.find((call) => call.name === name) as Call).description
    expect(description('opsWithdrawalsDecide')).toMatch(
      /second factor that this session has shown in the last ten minutes\.$/,
    )
    expect(description('opsAccounts')).toMatch(/second factor that this session has shown\.$/)
    expect(description('upload')).toMatch(
      /second factor that this session has shown, where `purpose` is one of product, advert, category, brand, article\.$/,
    )
    expect(description('opsSecondFactorCheck')).toBeUndefined()
    expect(description('cartAdd')).toBeUndefined()
  })

  it('gives an example of each text and number in a path or a query, which the contract takes', () => {
    const wrong = all.flatMap((call) =>
      operationOf(call)
        .parameters.filter(({ name = '', example }) => {
          const field = call.fields.properties[name]
          return field && example !== undefined && !Value.Check(field, example)
        })
        .map(({ name }) => `${call.name}.${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('leads each of its references somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = '']) => place)
    const at = (place: string) =>
      place
        .split('/')
        .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], document)
    expect(references.length).toBeGreaterThan(100)
    expect([...new Set(references)].filter((place) => at(place) === undefined)).toEqual([])
  })

  it('puts each call into a part of the reference, and leaves no part empty', () => {
    expect(new Set(all.map(({ endpoint }) => tagOf(endpoint.path)))).toEqual(new Set(TAGS.map(({ name }) => name)))
  })

  it('names the version of the project', () => {
    expect(VERSION).toBe(packageJson.version)
  })
})

describe('GET /api/openapi.json', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer([], { config: { publicUrl: 'https://shop.example' } })
  })
  afterAll(() => server.close())
  const get = (headers: Record<string, string> = {}) =>
    server.http.inject({ url: '/api/openapi.json', headers: { host: 'shop.example', ...headers } })

  it('serves it, and says when it is still the same', async () => {
    const first = await get()
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(first.json()).toEqual(document)
    const again = await get({ 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await get({ 'if-none-match': '"another"' })
    expect(other.statusCode).toBe(200)
  })
})
