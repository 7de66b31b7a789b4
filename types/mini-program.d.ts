/** The host's own `require` inside a mini-program, which webpack leaves as it is. Paths are the output's. */
declare const __non_webpack_require__: {
  (file: string): unknown
  /** Downloads the subpackage first (base library 2.17.3). Rejects with what went wrong. */
  async: (file: string) => Promise<unknown>
}
