/** Every call that the server answers: those of the app, the one with which a web page begins, and those of operators and sellers. */
import { consoleEndpoints } from './console'
import { endpoints as appEndpoints, type Endpoint } from './app'
import { guestEndpoints } from './guests'
import { startEndpoints } from './start'

export const allEndpoints = {
  ...appEndpoints,
  ...guestEndpoints,
  ...startEndpoints,
  ...consoleEndpoints,
} as const satisfies Record<string, Endpoint>

export type AnyCall = keyof typeof allEndpoints

/** The calls that carry an idempotency key. */
export type AnyIdempotentCall = {
  [N in AnyCall]: (typeof allEndpoints)[N]['idempotent'] extends true ? N : never
}[AnyCall]

/** The calls that return a document. */
export type AnyDocumentCall = {
  [N in AnyCall]: (typeof allEndpoints)[N] extends { document: true } ? N : never
}[AnyCall]

/** The calls whose file arrives on the disk. */
export type AnySpooledCall = {
  [N in AnyCall]: (typeof allEndpoints)[N] extends { spooled: true } ? N : never
}[AnyCall]

/** The calls that carry a file which arrives in the memory. */
export type AnyFileCall = Exclude<
  { [N in AnyCall]: (typeof allEndpoints)[N] extends { file: true } ? N : never }[AnyCall],
  AnySpooledCall
>
