import { useState } from 'react'
import { sectionOf, type Completable } from '@/domain/cart/checkout-sections'
import { keepAddress } from '@/platform/navigation/keep-address'
import { linkTo } from '@/routes'

/** What the page's address says besides the step. */
export interface ExpressAddress {
  readonly basket_id?: string
  readonly product_id?: string
}

export interface Step {
  /** The section that was opened to change it. */
  readonly asked: Completable | null
  readonly ask: (section: Completable | null) => void
}

/** The open section, which is a part of the address: a reload opens it again. */
export function useStep(address: ExpressAddress, first: string | undefined): Step {
  const [asked, setAsked] = useState(() => sectionOf(first))
  const ask = (section: Completable | null) => {
    setAsked(section)
    keepAddress(linkTo('pay', { ...address, step: section ?? undefined }))
  }
  return { asked, ask }
}
