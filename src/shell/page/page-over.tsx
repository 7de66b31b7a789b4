import type { PropsWithChildren } from 'react'

/** Gives dialogs what lies over them. Here a page's toast lies over them by its layer [const.layers]. */
export const PageOver = ({ children }: PropsWithChildren) => <>{children}</>
