/** A client of one server, without the app's code: an older server is asked in the same way. */
import http from 'node:http'
import { SUCCESS } from '@contract/base/codes'

export type Fields = Readonly<Record<string, string>>

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

/** Who asks, and in which language. */
interface Reader {
  readonly token?: string
  readonly lang?: string
}

export class Client {
  readonly #agent = new http.Agent({ keepAlive: true })

  constructor(readonly url: string) {}

  /** The payload of an answer, of which the caller knows the parts. Throws when the server refuses the call. */
  get<T>(path: string, fields: Fields = {}, token?: string, lang?: string): Promise<T> {
    const query = new URLSearchParams(fields).toString()
    return this.#send<T>('GET', query === '' ? path : `${path}?${query}`, { token, lang })
  }

  /** The same with a form. Each has a key of its own, so that a call which is made once is made each time. */
  post<T>(path: string, fields: Fields, token?: string): Promise<T> {
    const form = new URLSearchParams({ ...fields, idempotency_key: crypto.randomUUID() })
    return this.#send<T>('POST', path, { token }, form.toString())
  }

  close(): void {
    this.#agent.destroy()
  }

  #send<T>(method: string, path: string, { token, lang = 'en' }: Reader, body?: string): Promise<T> {
    const headers = {
      lang,
      ...(token && { 'access-token': token }),
      ...(body !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    }
    return new Promise((resolve, reject) => {
      const request = http.request(`${this.url}/api${path}`, { method, agent: this.#agent, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => {
          const { code, message, data } = JSON.parse(text) as Answer
          if (code === SUCCESS) resolve(data as T)
          else reject(new Error(`${method} ${path} answered ${code} ${message}`))
        })
      })
      request.on('error', reject)
      request.end(body)
    })
  }
}
