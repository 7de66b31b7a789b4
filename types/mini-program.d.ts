/** The host's own `require` inside a mini-program, which webpack leaves unchanged. Paths are those of the output. */
declare const __non_webpack_require__: {
  (file: string): unknown
  /** Downloads the subpackage first (base library 2.17.3). Rejects with the cause. */
  async: (file: string) => Promise<unknown>
}
