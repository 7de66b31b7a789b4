/** A call as a client of the automator protocol sends it. */
export interface Call {
  readonly id: string | number
  readonly method: string
  readonly params: Record<string, unknown>
}

/** A frame that is not a call. `id` is set when it could be read, so that the client gets an answer. */
export class FrameError extends Error {
  constructor(
    message: string,
    readonly id?: string | number,
  ) {
    super(message)
  }
}

/** @throws FrameError when the text is not a call of the protocol */
export function readCall(text: string): Call {
  const frame = parse(text)
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame))
    throw new FrameError('a frame must be an object')
  const { id, method, params = {} } = frame as Record<string, unknown>
  if (typeof id !== 'string' && typeof id !== 'number') throw new FrameError('a frame must have an id')
  if (typeof method !== 'string') throw new FrameError('a frame must have a method', id)
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    throw new FrameError('params must be an object', id)
  }
  return { id, method, params: params as Record<string, unknown> }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FrameError(`a frame must be JSON: ${(error as Error).message}`)
  }
}
