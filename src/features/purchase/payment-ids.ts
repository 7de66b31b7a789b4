/** The ids of payment by card. Apart from src/kit/ids.ts, to load them with its screens only. */
export const cardIds = {
  choice: 'pay-card',
  waiting: 'card-waiting',
  slow: 'card-slow',
  declined: 'card-declined',
  tooLate: 'card-too-late',
  filled: 'card-filled',
  /** The main button of each phase. */
  next: 'card-next',
  /** The second button: pay another way, or later. */
  other: 'card-other',
} as const

export const paymentIds = {
  payTotal: 'pay-total',
  payWallet: 'pay-wallet',
  payOthers: 'pay-others',
  payCash: 'pay-cash',
  paySubmit: 'pay-submit',
  /** The confirmation (step 5). */
  confirmation: 'confirmation',
  confirmationOrders: 'confirmation-orders',
  /** Leads a guest to where an account is made. */
  confirmationKeep: 'confirmation-keep',
  /** What opens the sheet for a guest's e-mail address, its field, and what saves it. */
  emailChange: 'guest-email-change',
  email: 'guest-email',
  emailSave: 'guest-email-save',
} as const
