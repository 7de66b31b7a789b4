/** Requests of the tests of this folder. */
import type { Litemall } from './double'

/** An answer around its data. */
export interface Envelope<T> {
  readonly errno: number
  readonly errmsg: string
  readonly data: T
}

/** What a client can send; with a token once it has one. */
export interface Client {
  token: string
  get<T = unknown>(path: string): Promise<Envelope<T>>
  post<T = unknown>(path: string, body: unknown): Promise<Envelope<T>>
  /** The answer as it comes over the wire, where amounts show all their decimals. */
  textOf(path: string): Promise<string>
}

/** A client of a server; paths are those below `/wx/`. */
export function clientOf({ url }: Litemall): Client {
  const client: Client = {
    token: '',
    async get<T>(path: string) {
      return JSON.parse(await client.textOf(path)) as Envelope<T>
    },
    async post<T>(path: string, body: unknown) {
      const headers = { 'Content-Type': 'application/json', 'X-Litemall-Token': client.token }
      const response = await fetch(`${url}/wx/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await response.json()) as Envelope<T>
    },
    async textOf(path: string) {
      const response = await fetch(`${url}/wx/${path}`, { headers: { 'X-Litemall-Token': client.token } })
      return response.text()
    },
  }
  return client
}
