/** What drivers of the picture field screens find: see src/kit/ids.ts. */
export const pictureIds = {
  /** Chooses another picture, where there is one alone. */
  change: 'picture-change',
  /** Sends it again once that has failed. */
  retry: 'picture-retry',
  /** A picture of the field with this id, the first is 1: waiting, sending, sent, failed. */
  tile: (field: string, state: string, n: number) => `${field}-${state}-${n}`,
  /** Where pictures come from: camera or gallery. */
  source: (source: string) => `picture-source-${source}`,
} as const
