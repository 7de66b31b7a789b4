/** The object store: an S3-compatible bucket of any vendor. */
export interface ObjectSettings {
  /** The bucket's address without a slash at its end: `https://s3.eu-central-1.amazonaws.com/souk-uploads`. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
