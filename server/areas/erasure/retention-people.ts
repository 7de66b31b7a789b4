/** The tables of the account itself, and of how it signs in. */
import { deleted, MINE, type RetentionRule } from './retention'

const HASHED = 'a hash alone, which its own time ends soon'
const NUMBER = 'a number that names nobody'

export const PEOPLE: Readonly<Record<string, RetentionRule>> = {
  users: {
    of: 'id = $user',
    file: 'account',
    withheld: 'password_hash',
    anonymous: {
      firstname: "'Former customer'",
      email: "''",
      guest_email: 'null',
      phone: "''",
      avatar: "''",
      role: "'buyer'",
      password_hash: "''",
      // longer than a code that is handed out, so that it never matches one
      invitation_code: "'X' || md5(random()::text || id::text)",
      notify: 'false',
      bank_name: "''",
      bank_account_name: "''",
      bank_account_number: "''",
      bank_routing_number: "''",
      virtual_wallet: "''",
      language: 'null',
      mails_off: "'[]'::jsonb",
    },
    kept: { [NUMBER]: 'id invited_by invited_count', 'a time': 'disabled_at erased_at created_at' },
  },
  sessions: deleted('token_hash user_id id device network seen_at expires_at created_at', {
    file: 'account',
    withheld: 'token_hash',
  }),
  sign_in_events: {
    of: MINE,
    file: 'account',
    anonymous: { user_id: 'null' },
    kept: { 'what happened, which nobody is named by any more': 'id kind detail network device at' },
  },
  second_factors: deleted('user_id secret pending_secret last_step tries locked_until confirmed_at created_at', {
    file: 'account',
    withheld: 'secret pending_secret',
  }),
  recovery_codes: deleted('id user_id code_hash used_at', { file: 'account', withheld: 'code_hash' }),
  second_checks: deleted('token_hash at', {
    of: 'token_hash in (select token_hash from sessions where user_id = $user)',
    file: 'account',
    withheld: 'token_hash',
  }),
  login_tries: { kept: { [HASHED]: 'pair_hash tries until' } },
  account_guesses: { kept: { [HASHED]: 'who_hash tries free_at until' } },
  sent_counts: { kept: { [HASHED]: 'key_hash sent until' } },
  known_devices: deleted('user_id mark seen_at', { file: 'account', withheld: 'mark' }),
  sent_codes: { kept: { [HASHED]: 'subject_hash code_hash tries sent_at expires_at' } },
  social_sign_ins: { kept: { [HASHED]: 'state_hash challenge redirect_uri expires_at' } },
  social_accounts: deleted('provider subject user_id created_at', { file: 'account' }),
  addresses: deleted('id user_id name street zip city state country phone email is_default created_at', {
    file: 'account',
    claimed: {
      where: `not exists (select from addresses o where o.user_id = $user
        and (o.name, o.street, o.zip, o.city, o.state, o.country, o.phone)
          = (addresses.name, addresses.street, addresses.zip, addresses.city, addresses.state, addresses.country,
            addresses.phone))`,
      set: 'is_default = false',
    },
  }),
  closings: {
    of: MINE,
    file: 'account',
    withheld: 'files hidden_products',
    kept: {
      'what is still to be done; the row goes when it is':
        'user_id asked_at due_at forfeit hidden_products erased_at files',
    },
  },
  sellers: deleted('user_id state remark shop_id created_at', { file: 'account' }),
  seller_applications: deleted(
    'id user_id shop_name contact_person address id_front id_back signature state remark decided_by decided_at created_at',
    { file: 'account', withheld: 'decided_by' },
  ),
  seller_passes: deleted('code_hash user_id expires_at'),
  mails: deleted('id key user_id recipient language kind params state attempts next_at error sent_at created_at', {
    file: 'messages',
    claimed: {},
  }),
  notices: deleted('id user_id type state title text link read_at created_at', { file: 'messages', claimed: {} }),
  favourites: deleted('id user_id product_id created_at', {
    file: 'account',
    claimed: {
      where: 'not exists (select from favourites o where o.user_id = $user and o.product_id = favourites.product_id)',
    },
  }),
  product_views: deleted('user_id product_id seen_at', { file: 'account' }),
  idempotency: deleted('user_id key fields_hash answer created_at'),
  uploads: deleted('id user_id purpose name bytes used_at checked_at unreferenced_since dropped_at created_at', {
    claimed: {},
    // pictures in reviews and of products, proofs of refunds and recharges, and shop logos in orders: these stay
    of: `user_id = $user
      and (purpose not in ('product', 'advert', 'category', 'brand', 'article') or used_at is null)
      and not exists (select from refunds r where r.user_id = $user and r.images @> to_jsonb(uploads.name))
      and not exists (select from reviews v where v.user_id = $user and v.images @> to_jsonb(uploads.name))
      and not exists (select from wallet_records w where w.user_id = $user and w.proof = uploads.name)
      and not exists (select from shops s where s.owner_user_id = $user and (
        s.image = '/uploads/' || uploads.name or exists (
          select from orders o where o.shop_id = s.id and o.shop ->> 'image' = '/uploads/' || uploads.name)))`,
  }),
}
