import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { LinkOver } from './link-over'
import { useOrderGuard } from './use-order-guard'

interface OrderGateProps {
  readonly name: 'order' | 'track'
  readonly children: ReactNode
}

/** A page of an order, for its buyer and for the guest who comes by the link in a mail. */
export const OrderGate = observer(function OrderGate({ name, children }: OrderGateProps) {
  const entry = useOrderGuard(name)
  if (entry === 'over') return <LinkOver name={name} />
  return entry === 'granted' ? children : null
})
