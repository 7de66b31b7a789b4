import { calls } from '@contract/all-calls'
import type { Call } from '@contract/calls/call'
import type { AnyCall } from '@contract/endpoints/all'
import { at } from '@contract/rules/lists'
import { toWire } from './client'
import { goodInput } from './input/good-input'

export const CALL_NAMES = Object.keys(calls) as AnyCall[]

export interface PreparedWire {
  readonly wire: Record<string, string>
  /** The same before it was encoded. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly token: string | undefined
}

/** A valid encoded call, with an idempotency key if it needs one. */
export async function prepared(name: AnyCall): Promise<PreparedWire> {
  const call: Call = calls[name]
  const { fields, buyer } = await goodInput[name]()
  const wire = toWire(fields as object)
  if (call.endpoint.idempotent) wire.idempotency_key = crypto.randomUUID()
  return { wire, fields: fields as PreparedWire['fields'], token: buyer?.token }
}

/** The fields that are part of the path. */
export function pathFields(name: AnyCall): string[] {
  return [...calls[name].endpoint.path.matchAll(/:([a-z]+)/g)].map((match) => at(match, 1))
}
