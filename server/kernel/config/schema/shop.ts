/** The settings of the shop: its services and payments. */
import { flag, number, text, url, HTTP } from './kinds'

const COMPANY = { otherwise: 'nobody is named', required: 'in production' }

export const SHOP = {
  COMPANY_NAME: text({
    ...COMPANY,
    form: 'a name',
    about: 'who runs the marketplace, as its terms, its pages about support, privacy and itself, and its invoices say',
  }),
  COMPANY_ADDRESS: text({ ...COMPANY, form: 'an address on one line', about: 'where this company is' }),
  COMPANY_EMAIL: text({ ...COMPANY, form: 'an e-mail address', about: 'where it is asked, and what mails come from' }),
  COMPANY_TAX_ID: text({ ...COMPANY, form: 'a number', about: 'the number under which it pays tax' }),
  TIME_ZONE: text({
    form: 'a name of IANA, such as `Asia/Shanghai`',
    fallback: 'UTC',
    about: "the marketplace's time zone: days of arrival, of orders and of documents are its days",
  }),
  SELLER_SITE_URL: url({ protocols: HTTP, otherwise: 'the console', about: 'where sellers manage their stores' }),
  SERVICE_URL: url({
    protocols: HTTP,
    otherwise: 'what an operator has set, initially none',
    about: 'the script of your customer chat ([why](decisions/0013-chat.md))',
  }),
  TILE_URL: text({
    form: '`https://…/{z}/{x}/{y}.png#who made them`',
    otherwise: 'what an operator has set, initially outlines',
    about: 'map tiles ([why](decisions/0017-maps.md))',
  }),
  GEOCODER_URL: url({
    protocols: HTTP,
    bare: true,
    otherwise: 'a built-in list of larger cities',
    about: "a geocoder with Nominatim's API, to find places and the cities of postal codes",
  }),
  ANALYTICS_URL: url({
    protocols: HTTP,
    bare: true,
    otherwise: 'nothing is sent',
    about: 'where the app sends anonymous usage events: POST, JSON `{events: [{name, page, time, …}]}`',
  }),
  RECHARGE_ACCOUNTS: text({
    form: '`[{"currency": "USD", "bank_name": "…", "account_name": "…", "account_number": "…", "routing_number": "…"}]`',
    otherwise: 'what an operator has set, initially none: buyers are asked to contact the shop',
    about: "the shop's bank accounts for offline recharges, as a JSON list; `routing_number` is optional",
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
    about: 'the secret with which Stripe signs its events',
  }),
  STRIPE_API_URL: url({ protocols: HTTP, bare: true, otherwise: "Stripe's own", about: 'another address of its API' }),
  CARD_CHECK_AFTER: number({
    of: 'seconds',
    least: 10,
    most: 3_600,
    fallback: '120',
    about: 'how long a card payment waits for its event before the gateway is queried',
  }),
  PAYMENT_SANDBOX: flag({
    otherwise: 'for this machine only, and with demo data only',
    about:
      'test cards. `1`: for everyone who reaches the server, for tests and demos; rejected with Stripe keys and in production. `0`: for nobody',
  }),
} as const

export const MESSAGES = {
  SMTP_URL: url({
    protocols: ['smtp:', 'smtps:'],
    secret: true,
    otherwise: 'files in `SOUK_DATA/outbox`; in production nothing is sent',
    required: 'in production, to send any',
    about: 'the server that sends mails, `smtp://user:password@host:587` ([why](decisions/0026-sign-in.md))',
  }),
  MAIL_FROM: text({
    form: 'an address, with a name or without',
    otherwise: '`COMPANY_NAME <COMPANY_EMAIL>`, else `Souk <no-reply@localhost>`',
    about: 'the sender of mails',
  }),
  DIGEST_HOUR: number({
    of: 'hours',
    least: 0,
    most: 23,
    fallback: '6',
    about: 'from which hour of the day on (UTC) shops and operators are mailed what waits for them, if anything does',
  }),
  SMS_URL: url({
    protocols: HTTP,
    otherwise: 'as `SMTP_URL`',
    about: 'a gateway of text messages: POST, JSON `{to, text}`',
  }),
  SMS_TOKEN: text({
    form: 'a token',
    secret: true,
    about: 'the token for the gateway, sent as `Authorization: Bearer`',
  }),
  MAIL_CODE: flag({
    otherwise: 'what an operator has set, initially `0`',
    about: '`1`: registering needs a code that is sent by mail',
  }),
} as const
