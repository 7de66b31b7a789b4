/** The parts of GitHub's schemas that the files in .github use. */
import { Type, type TSchema } from '@sinclair/typebox'

const strict = <T extends Record<string, TSchema>>(fields: T) => Type.Object(fields, { additionalProperties: false })
const text = Type.String({ minLength: 1 })
const texts = Type.Array(text, { minItems: 1 })
const values = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))
const optional = Type.Optional

const STEP_FACTS = { name: optional(text), id: optional(text), if: optional(text), env: optional(values) }

const step = Type.Union([
  strict({ ...STEP_FACTS, uses: Type.String({ pattern: '^[\\w.-]+/[\\w./-]+@v\\d+$' }), with: optional(values) }),
  strict({ ...STEP_FACTS, run: text }),
])

const service = strict({
  image: text,
  env: optional(values),
  ports: optional(texts),
  options: optional(text),
})

const strategy = strict({
  'fail-fast': optional(Type.Boolean()),
  matrix: strict({ include: Type.Array(values, { minItems: 1 }) }),
})

const job = strict({
  name: optional(text),
  'runs-on': text,
  needs: optional(text),
  'timeout-minutes': Type.Integer({ minimum: 1, maximum: 360 }),
  services: optional(Type.Record(Type.String(), service)),
  strategy: optional(strategy),
  steps: Type.Array(step, { minItems: 1 }),
})

const events = strict({
  push: optional(strict({ branches: optional(texts), tags: optional(texts) })),
  pull_request: optional(Type.Null()),
  workflow_dispatch: optional(Type.Null()),
  schedule: optional(
    Type.Array(strict({ cron: Type.String({ pattern: '^([\\d*,/-]+ ){4}[\\d*,/-]+$' }) }), { minItems: 1 }),
  ),
})

export const WORKFLOW = strict({
  name: text,
  on: events,
  permissions: strict({ contents: Type.Literal('read') }),
  concurrency: optional(strict({ group: text, 'cancel-in-progress': Type.Union([Type.Boolean(), Type.String()]) })),
  jobs: Type.Record(Type.String({ pattern: '^[a-zA-Z_][\\w-]*$' }), job),
})

const required = optional(strict({ required: Type.Boolean() }))
const FIELD = { id: Type.String({ pattern: '^[a-zA-Z0-9_-]+$' }), validations: required }
const NAMED = { label: text, description: optional(text) }

const formField = Type.Union([
  strict({ type: Type.Literal('markdown'), attributes: strict({ value: text }) }),
  strict({
    ...FIELD,
    type: Type.Union([Type.Literal('input'), Type.Literal('textarea')]),
    attributes: strict({ ...NAMED, placeholder: optional(text) }),
  }),
  strict({
    ...FIELD,
    type: Type.Literal('dropdown'),
    attributes: strict({ ...NAMED, multiple: optional(Type.Boolean()), options: texts }),
  }),
  strict({
    ...FIELD,
    type: Type.Literal('checkboxes'),
    attributes: strict({ ...NAMED, options: Type.Array(strict({ label: text })) }),
  }),
])

export const ISSUE_FORM = strict({
  name: text,
  description: text,
  labels: optional(texts),
  body: Type.Array(formField, { minItems: 1 }),
})
