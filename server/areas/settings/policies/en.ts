import type { Policies } from './policies'

export const EN: Policies = {
  support: {
    title: 'Help and support',
    sections: [
      [
        'Where to ask',
        'Questions about a parcel, a size or a colour are best answered by the shop: open your order and write to it from there. For everything else write to support@souk.test. This is a demonstration shop, so nobody reads that mailbox.',
      ],
      [
        'Following an order',
        'Your order shows where it stands: to be paid, to be shipped, on the way, delivered, completed. As soon as the shop has handed over the parcel, its number and each stop appear there, too.',
      ],
      [
        'Changing or cancelling',
        'As long as the shop has not shipped, you can cancel the order yourself and get back everything you paid. Another address or another colour means cancelling and ordering again, which takes a minute.',
      ],
      [
        'Paying',
        'You pay from a wallet, by bank card where the shop offers it, or in cash at the door. When a payment was refused, the order stays and waits for 24 hours; try again from the order, with another way to pay if you like.',
      ],
      [
        'Top-ups and withdrawals',
        'A top-up by transfer needs a picture of the receipt and its transaction number; a person checks both. A withdrawal is held back from your balance until it is decided. Your wallet shows the state of each.',
      ],
      [
        'Your account',
        'Forgotten passwords are replaced by a code that we send to your e-mail address. If you notice something you did not do, change the password: that logs out every other device.',
      ],
    ],
  },
  returns: {
    title: 'Returns and refunds',
    sections: [
      [
        'How long you have',
        'You can ask for a refund from the moment the parcel is shipped until 15 days after it was delivered, for the whole order or for single pieces of it.',
      ],
      [
        'How to ask',
        'Open the order, choose the pieces, say what is wrong and add pictures if they help. Each order can be asked for once, so name everything in one go. Until it is decided you may withdraw the request.',
      ],
      [
        'What comes back',
        'You get what you paid for the pieces, less their share of a coupon. Shipping comes back when all pieces of the order are refunded.',
      ],
      [
        'Where it goes',
        'The money takes the way it came: to the wallet and in the currency you paid from, or to your bank card. What you paid in cash is credited to your default wallet.',
      ],
      [
        'Sending it back',
        'Wait for the approval before you send anything. Pack the goods as they came, with everything that belonged to them. Used food, opened cosmetics and earrings cannot be taken back unless they are faulty.',
      ],
      [
        'When it is refused',
        'A refusal always comes with its reason in your notices. Your rights against the shop under the law of your country remain as they are.',
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    sections: [
      [
        'What we keep',
        'Your name, e-mail address and telephone number, delivery addresses, orders, wallet movements, reviews, and the pictures that you upload. Passwords and sessions are kept in a form from which they cannot be read back.',
      ],
      [
        'What for',
        'To deliver and to pay back, to keep strangers out of your account, and to meet the duties of bookkeeping. What you looked at is used to suggest products to you, and for nothing else.',
      ],
      [
        'Who sees it',
        'A shop sees the address and the lines of its own order. Receipts, identity documents and signatures are seen by you and by the people who decide on them, through addresses that end after five minutes. Card numbers go to the payment provider directly and never reach us.',
      ],
      [
        'On your device',
        'The app keeps your session, your language, the time of the last advert and what you searched for and looked at. Logging out removes all of it. There are no trackers of others.',
      ],
      [
        'How long',
        'Files of a form that was never sent are removed after a day. Orders and wallet movements stay as long as the law asks for; the rest goes with your account.',
      ],
      [
        'Your rights',
        'You can read and change your data in your profile, and ask for a copy or for its removal at support@souk.test. Pictures are stripped of place and camera before they are stored.',
      ],
    ],
  },
  about: {
    title: 'About us',
    sections: [
      [
        'A market under one arch',
        'A souk is a street of small shops with one roof over them. This one is built the same way: independent shops, one cart, one checkout, one place to ask.',
      ],
      [
        'How we choose shops',
        'Whoever wants to sell applies with a name, a person to talk to, both sides of an identity document and a signed agreement. A person reads each application before the first product is shown.',
      ],
      [
        'How money is kept',
        'Every movement in a wallet is booked twice, and all books add up to zero. That is dull, and it is why a refund comes back to the cent.',
      ],
      [
        'For everyone',
        'The shop speaks six languages, works with a keyboard and with a screen reader, and on a slow phone. What does not work for you is a fault of ours: tell us.',
      ],
      [
        'Open to read',
        'Souk is open source and a demonstration. Nothing you see here is shipped and no real money moves; you are welcome to read how it is made and to build your own.',
      ],
    ],
  },
}
