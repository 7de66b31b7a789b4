/** The ids of the picture field's elements, for tests: see src/kit/ids.ts. */
export const pictureIds = {
  /** Chooses another picture, in a field for one picture. */
  change: 'picture-change',
  /** Sends the picture again after a failure. */
  retry: 'picture-retry',
  /** A picture of the field with this id, counted from 1. States: waiting, sending, sent, failed. */
  tile: (field: string, state: string, n: number) => `${field}-${state}-${n}`,
  /** A source of pictures: camera or gallery. */
  source: (source: string) => `picture-source-${source}`,
} as const
