/** The ids of the wallet's screens. Apart from src/kit/ids.ts, to keep them out of the first load. */
export const walletIds = {
  page: 'page-wallet',
  rechargePage: 'page-recharge',
  withdrawPage: 'page-withdraw',

  /** The available balance of the wallet that is shown. */
  balance: 'wallet-balance',
  frozen: 'wallet-frozen',
  toRecharge: 'wallet-recharge',
  toWithdraw: 'wallet-withdraw',
  /** Opens the sheet that moves money to the store; for sellers only. */
  toStore: 'wallet-store',
  wallet: (code: string) => `wallet-${code}`,
  tab: (tab: string) => `wallet-tab-${tab}`,
  record: (id: string) => `record-${id}`,
  state: (id: string) => `record-state-${id}`,
  recall: (id: string) => `record-recall-${id}`,
  proof: 'record-proof',

  amount: 'amount',
  /** Opens the list of wallets; its entries are `amount-wallet-<code>`. */
  chooseWallet: 'amount-wallet',
  chosenWallet: (code: string) => `amount-wallet-${code}`,
  suggestion: (amount: string) => `amount-${amount}`,
  /** The shop's accounts to transfer to. A tap on a part, by position and name, copies it. */
  accounts: 'recharge-accounts',
  account: (place: number, part: string) => `recharge-account-${place}-${part}`,
  noAccount: 'recharge-no-account',
  addProof: 'recharge-proof',
  transaction: 'recharge-transaction',
  remark: 'recharge-remark',
  sendRecharge: 'recharge-send',
  payout: (to: string) => `withdraw-to-${to}`,
  password: 'withdraw-password',
  sendWithdrawal: 'withdraw-send',
  storeSend: 'store-send',
  /** The two ways to recharge. */
  topUpByCard: 'recharge-by-card',
  topUpByTransfer: 'recharge-by-transfer',
  topUp: 'recharge-card-send',
  dashboardBalance: 'dashboard-balance',
  walletOpen: 'wallet-open',
} as const
