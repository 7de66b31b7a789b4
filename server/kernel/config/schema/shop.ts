/** The settings of the shop: what it offers, and whom it relies on for it. */
import { flag, number, text, url, HTTP } from './kinds'

export const SHOP = {
  SELLER_SITE_URL: url({ protocols: HTTP, about: 'where sellers manage their stores' }),
  SERVICE_URL: url({
    protocols: HTTP,
    otherwise: 'what an operator has set, at first none',
    about: 'the script of your customer chat ([why](decisions/0013-chat.md))',
  }),
  TILE_URL: text({
    form: '`https://…/{z}/{x}/{y}.png#who made them`',
    otherwise: 'what an operator has set, at first outlines',
    about: 'pictures of maps ([why](decisions/0017-maps.md))',
  }),
  GEOCODER_URL: url({
    protocols: HTTP,
    bare: true,
    otherwise: 'a list of the larger cities',
    about: "a geocoder of Nominatim's kind, which finds places",
  }),
  ANALYTICS_URL: url({
    protocols: HTTP,
    bare: true,
    otherwise: 'nothing is sent',
    about: 'where the app says, without names, how it is used: POST, JSON `{events: [{name, page, time, …}]}`',
  }),
  RECHARGE_ACCOUNTS: text({
    form: '`[{"currency": "USD", "bank_name": "…", "account_name": "…", "account_number": "…", "routing_number": "…"}]`',
    otherwise: 'what an operator has set, at first none: buyers are asked to contact the shop',
    about: "the shop's bank accounts for offline recharges, as a JSON list; `routing_number` where there is one",
  }),
} as const

export const PAYMENTS = {
  STRIPE_SECRET_KEY: text({
    form: 'a key of Stripe',
    secret: true,
    required: 'for cards',
    about: 'cards through Stripe ([how](#stripe))',
  }),
  STRIPE_WEBHOOK_SECRET: text({
    form: 'a signing secret of Stripe',
    secret: true,
    required: 'with `STRIPE_SECRET_KEY`',
    about: 'what Stripe signs its events with',
  }),
  STRIPE_API_URL: url({ protocols: HTTP, bare: true, otherwise: "Stripe's own", about: 'another address of its API' }),
  CARD_CHECK_AFTER: number({
    of: 'seconds',
    least: 10,
    most: 3_600,
    fallback: '120',
    about: 'how long a payment by card waits for its event before the gateway is asked',
  }),
  PAYMENT_SANDBOX: flag({
    otherwise: 'from this machine alone, and with demo data alone',
    about:
      'test cards. `1`: from everyone who reaches the server, for tests and shows; refused with Stripe keys and in production. `0`: from nobody',
  }),
} as const

export const MESSAGES = {
  SMTP_URL: url({
    protocols: ['smtp:', 'smtps:'],
    secret: true,
    otherwise: 'files in `SOUK_DATA/outbox`; in production nothing is sent',
    required: 'in production, to send any',
    about: 'the server that mails leave through, `smtp://user:password@host:587` ([why](decisions/0026-sign-in.md))',
  }),
  MAIL_FROM: text({
    form: 'an address, with a name or without',
    fallback: 'Souk <no-reply@localhost>',
    about: 'whom mails come from',
  }),
  SMS_URL: url({
    protocols: HTTP,
    otherwise: 'as `SMTP_URL`',
    about: 'a gateway of text messages: POST, JSON `{to, text}`',
  }),
  SMS_TOKEN: text({ form: 'a token', secret: true, about: 'what the gateway gets as `Authorization: Bearer`' }),
  MAIL_CODE: flag({
    otherwise: 'what an operator has set, at first `0`',
    about: '`1`: a person who registers first gets a code by mail',
  }),
} as const
