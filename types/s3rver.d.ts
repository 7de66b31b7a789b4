declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** What the tests use of it: a bucket in a folder, as long as it runs. */
  export default class S3rver {
    constructor(options: {
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
