let ready: Promise<unknown> = Promise.resolve()

/** The first pages wait for this (spec §1): language and currency come before the app mounts. It must not reject. */
export function holdPages(until: Promise<unknown>): void {
  ready = until
}

export const pagesReleased = (): Promise<unknown> => ready
