/** OpenAPI 3.1, generated from the contract: every call with its fields, its answer, its codes and an example. */
import type { TSchema } from '@sinclair/typebox'
import { calls } from '@contract/all-calls'
import type { AnyDocumentCall } from '@contract/endpoints/all'
import type { Call } from '@contract/calls/call'
import { CODES } from '@contract/base/code-entries'
import { Code, SUCCESS } from '@contract/base/codes'
import { API_PREFIX, type Endpoint } from '@contract/endpoints/app'
import { Uuid } from '@contract/base/fields'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { SHARED_LANGUAGE } from '@contract/endpoints/shared-answers'
import { asksOf } from '../../../areas/ops/second-factor/guard'
import { KEY_FIELD } from '../../../kernel/http/idempotency'
import { exampleOf } from './examples'
import { plain, reference, sent, type Json } from './schemas'
import { TAGS, tagOf } from './tags'

const DESCRIPTION = `Every call of the shop. Fields travel as a form or a query, refusals too are answered at HTTP 200:
\`{code, message, data}\` with a \`code\` that is not 200. \`data.errors\` names refused fields, \`data.reason\` why an
operation was refused with 2000018.`

/** The content types of each call that returns a document. */
const DOCUMENTS: Readonly<Record<AnyDocumentCall, readonly string[]>> = {
  invoice: ['application/pdf'],
  sellerOrderSlips: ['application/pdf'],
  accountExport: ['application/zip'],
  sellerStatementDocument: ['application/pdf', 'text/csv'],
  sellerImportErrors: ['text/csv'],
  sellerExport: ['text/csv'],
  sellerTable: ['text/csv'],
  opsTable: ['text/csv'],
}

/** What a call asks of an operator's session. */
const ASKS = {
  any: 'Asks operators for a second factor that this session has shown.',
  recent: 'Asks operators for a second factor that this session has shown in the last ten minutes.',
} as const

type Named = Map<string, unknown>
type Fields = readonly (readonly [name: string, schema: TSchema])[]

const envelope = (code: Json, data: unknown): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code, message: { type: 'string' }, data },
})

/** The codes of the call itself, and those that every call, or every call with a session, may return. */
function codesOf({ endpoint, codes }: Call): number[] {
  const general = [Code.missingParameters, Code.invalidParameter]
  const ofSessions = endpoint.token === 'required' ? [Code.invalidToken, Code.notLoggedIn, Code.accountDisabled] : []
  const ofRoles = endpoint.role || endpoint.ofShop ? [Code.operationFailed] : []
  return [...new Set([...general, ...ofSessions, ...ofRoles, ...codes])].sort((a, b) => a - b)
}

function parameter(at: 'path' | 'query', [name, schema]: Fields[number], required: boolean, named: Named): Json {
  const isText = schema.type === 'string' || schema.type === 'integer'
  const example = isText ? { example: exampleOf(schema, name) } : {}
  return { name, in: at, required, schema: sent(schema, named), ...example }
}

function requestBody({ endpoint, fields }: Call, own: Fields, named: Named): Json | null {
  const properties: Record<string, unknown> = Object.fromEntries(
    own.map(([name, schema]) => [name, sent(schema, named)]),
  )
  const required = (fields.required ?? []).filter((name) => name in properties)
  if (endpoint.idempotent)
    properties[KEY_FIELD] = {
      ...(plain(Uuid, named) as Json),
      description: 'One for each intent: the same key does it once.',
    }
  if (endpoint.file) properties.file = { type: 'string', contentMediaType: 'application/octet-stream' }
  if (endpoint.idempotent) required.push(KEY_FIELD)
  if (endpoint.file) required.push('file')
  if (Object.keys(properties).length === 0) return null
  const type = endpoint.file ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
  return { required: required.length > 0, content: { [type]: { schema } } }
}

function responses(call: Call, named: Named): Json {
  const refused = envelope({ enum: codesOf(call) }, reference('RefusalData'))
  const good = envelope({ const: SUCCESS }, plain(call.data, named))
  const answer = { code: SUCCESS, message: '', data: exampleOf(call.data) }
  const json = call.endpoint.document ? { schema: refused } : { schema: { oneOf: [good, refused] }, example: answer }
  const types = call.endpoint.document ? DOCUMENTS[call.name as AnyDocumentCall] : []
  const document = Object.fromEntries(types.map((type) => [type, {}]))
  return {
    '200': {
      description: 'The answer, or why there is none: `code` says which.',
      content: { 'application/json': json, ...document },
    },
    '4XX': { $ref: '#/components/responses/Wire' },
    '5XX': { $ref: '#/components/responses/Away' },
  }
}

const LANGUAGE_IN_ADDRESS: Json = {
  name: SHARED_LANGUAGE,
  in: 'query',
  required: false,
  description: 'Answers every caller alike in this language, so that caches may keep the answer.',
  schema: { enum: LANGUAGE_CODES },
}

/** What a call asks of an operator's session, as its description; null: nothing. */
function asked(endpoint: Endpoint): string | null {
  const { secondFactorFor: some } = endpoint
  if (some) return `${ASKS.any.slice(0, -1)}, where \`${some.field}\` is one of ${some.values.join(', ')}.`
  const asks = asksOf(endpoint)
  return asks === null ? null : ASKS[asks]
}

function operation(call: Call, named: Named): Json {
  const { name, summary, endpoint, fields } = call
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, each]) => each)
  const all: Fields = Object.entries(fields.properties)
  const own = all.filter(([each]) => !inPath.includes(each))
  const required = new Set<string>(fields.required ?? [])
  const description = asked(endpoint)
  const inQuery = endpoint.method === 'GET' ? own : []
  const body = endpoint.method === 'GET' ? null : requestBody(call, own, named)
  return {
    operationId: name,
    summary,
    ...(description === null ? {} : { description }),
    tags: [tagOf(endpoint.path)],
    security: endpoint.token === 'required' ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [
      { $ref: '#/components/parameters/lang' },
      ...all.filter(([each]) => inPath.includes(each)).map((field) => parameter('path', field, true, named)),
      ...(endpoint.shared ? [LANGUAGE_IN_ADDRESS] : []),
      ...inQuery.map((field) => parameter('query', field, required.has(field[0]), named)),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: responses(call, named),
  }
}

const REFUSAL_DATA = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'rule'],
        properties: {
          field: { type: 'string' },
          rule: { type: 'string' },
          params: { type: 'object', properties: { limit: { type: 'number' } } },
        },
      },
    },
    reason: { type: 'string' },
    retry_after: { type: 'integer', description: 'Seconds.' },
  },
}

const asJson = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: reference('Refusal') } },
})

/** @param url the address of the API, without a slash at its end */
export function openApi(version: string, url: string): Json {
  const named: Named = new Map()
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of Object.values<Call>(calls)) {
    const path = `${API_PREFIX}${call.endpoint.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operation(call, named) }
  }
  const code = { type: 'integer', description: CODES.map((each) => `- ${each.code}: ${each.when}`).join('\n') }
  return {
    openapi: '3.1.0',
    info: { title: 'Souk', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'access-token',
          description: 'As login and register answer it.',
        },
      },
      parameters: {
        lang: {
          name: 'lang',
          in: 'header',
          schema: { enum: LANGUAGE_CODES },
          description: 'In which language texts are answered.',
        },
      },
      responses: {
        Wire: asJson('No such path, a body past its limit, or too many requests.'),
        Away: asJson('The server is busy, starting or broken; `Retry-After` says when to come again.'),
      },
      schemas: {
        RefusalData: REFUSAL_DATA,
        Refusal: envelope(code, reference('RefusalData')),
        ...Object.fromEntries(named),
      },
    },
  }
}
