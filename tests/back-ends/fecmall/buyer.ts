/** A client that keeps the headers of the shop as its documentation wants: what comes back goes along the next time. */

/** A part of an answer that a test reads: wrong paths are undefined, as in JavaScript. */
export interface Part {
  readonly [name: string]: unknown
}

export interface Answered {
  readonly status: number
  readonly code: unknown
  readonly message: unknown
  readonly data: Part
  readonly body: Part
}

export interface Buyer {
  readonly headers: Readonly<Record<string, string>>
  get(path: string, fields?: Readonly<Record<string, string>>): Promise<Answered>
  post(path: string, fields?: Readonly<Record<string, string>>): Promise<Answered>
  logOut(): void
}

const OWN_HEADERS = ['fecshop-uuid', 'access-token', 'fecshop-lang', 'fecshop-currency']

/** The object at this place of an answer, such as `order.products.0`; an empty one where there is none. */
export function part(from: unknown, path: string): Part {
  const found = path.split('.').reduce<unknown>((at, name) => (Object(at) as Part)[name], from)
  return Object(found) as Part
}

/** A buyer with a device of their own. */
export function buyerAt(url: string, start: Readonly<Record<string, string>> = {}): Buyer {
  const headers: Record<string, string> = { ...start }
  const call = async (method: string, path: string, body?: URLSearchParams): Promise<Answered> => {
    const response = await fetch(`${url}${path}`, { method, headers, body: body ?? null })
    for (const name of OWN_HEADERS) {
      const value = response.headers.get(name)
      if (value !== null) headers[name] = value
    }
    const answer = Object(await response.json()) as Part
    return {
      status: response.status,
      code: answer.code,
      message: answer.message,
      data: part(answer, 'data'),
      body: answer,
    }
  }
  return {
    headers,
    get: (path, fields = {}) => call('GET', `${path}?${new URLSearchParams(fields)}`),
    post: (path, fields = {}) => call('POST', path, new URLSearchParams(fields)),
    logOut: () => {
      delete headers['access-token']
    },
  }
}
