/** Every call with valid input: the answer matches the contract, field by field of its schema. */
import { Value } from '@sinclair/typebox/value'
import { calls } from '@contract/all-calls'
import type { Call } from '@contract/calls/call'
import { send } from '../support/client'
import { CALL_NAMES, prepared } from '../support/prepared'

describe('every call with valid input', () => {
  it.each(CALL_NAMES.map((name) => ({ name })))(
    '$name answers as the contract defines [call.$name] [wire.envelope] [wire.shapes]',
    async ({ name }) => {
      const call: Call = calls[name]
      const { wire, token } = await prepared(name)
      const answer = await send(name, wire, { token })
      expect(answer).toMatchObject({ status: 200, code: 200, message: expect.any(String) as string })
      const [fault] = Value.Errors(call.data, answer.data)
      expect(fault && { path: fault.path, message: fault.message, value: fault.value }).toBeUndefined()
    },
  )
})
