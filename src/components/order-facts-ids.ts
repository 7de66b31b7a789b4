/** The ids of what an order says beyond its goods, beside src/components/ids.ts: the tabs do not carry them. */
export const orderFactsIds = {
  /** What is said of a cancellation. */
  cancelRemark: 'order-cancel-remark',
} as const
