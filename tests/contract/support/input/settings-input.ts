/** Valid input for the calls about what an app begins with, and about policies. */

const nothing = async () => ({ fields: {} })

export const settingsInput = {
  getCurrency: nothing,
  getLanguages: nothing,
  start: async () => ({ fields: { home: true } }),
  getWallets: nothing,
  store: async () => ({ fields: { type: 'advert' as const } }),
  termsPolicy: nothing,
  privacyPolicy: nothing,
  returnPolicy: nothing,
  supportPolicy: nothing,
  aboutUsPolicy: nothing,
}
