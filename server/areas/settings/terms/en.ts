import type { Terms } from './terms'

export const EN: Terms = {
  title: 'Terms and conditions',
  sections: [
    [
      'Who we are',
      'Souk is a marketplace. Independent shops offer their goods here; each order is a contract between you and the shop that sells it. This is a demonstration shop: nothing is shipped, and no real money moves.',
    ],
    [
      'Your account',
      'You need an account to order. Give your own name and an e-mail address that reaches you, keep your password to yourself, and tell us when somebody else has used your account. We may disable an account that is used to harm others.',
    ],
    [
      'Prices and payment',
      'Prices include tax. The total with shipping is shown before you order, and that is what you pay. You pay from a wallet, by bank card where it is offered, or in cash at the door. An order that is not paid within 24 hours is cancelled.',
    ],
    [
      'Delivery',
      'Each shop ships its own part of your order and charges its own shipping. Delivery dates are estimates. Please check the parcel when it arrives and confirm the receipt; seven days after delivery the order is completed by itself.',
    ],
    [
      'Cancelling and returning',
      'You may cancel until the shop has shipped, and everything you paid comes back. After that you may ask for a refund for 15 days from delivery. Your statutory rights are not limited by these terms.',
    ],
    [
      'Wallets',
      'A wallet holds the balance you have topped up or got back. Each wallet has its own currency, and a payment is converted once, at the rate shown. Every movement is listed in your wallet.',
    ],
    [
      'Reviews and content',
      'Write only about what you have bought, truthfully and without insulting anybody. What you publish stays yours; you allow us to show it here. We remove what breaks the law or these terms.',
    ],
    [
      'Your data',
      'We use your data to fulfil your orders, to keep your account safe and to meet legal duties. A shop sees only what it needs to deliver. We do not sell your data.',
    ],
    [
      'Changes',
      'When these terms change, we tell you before the change applies to you. Orders you have already placed keep the terms under which you placed them.',
    ],
  ],
}
