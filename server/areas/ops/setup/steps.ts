/** What a market still needs before it can open. */
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { OpsSetup } from '@contract/entities/market/setup'
import { SETUP_STEPS, type SetupStep } from '@contract/rules/setup'
import type { Config } from '../../../kernel/config/config'
import { policies } from '../../../kernel/db/schema/articles'
import { categories, products, shops } from '../../../kernel/db/schema/catalogue'
import { secondFactors } from '../../../kernel/db/schema/second-factor'
import { settings } from '../../../kernel/db/schema/settings'
import type { Db } from '../../../kernel/db/types'
import { inOwnWords } from '../../settings/policies/policies'
import { storedAccounts } from '../../settings/website-config'

interface Asking {
  readonly db: Db
  readonly userId: bigint
  readonly config: Config
  /** How many ways there are to pay by card. */
  readonly gateways: number
}

const some = (found: readonly unknown[]) => found.length > 0

/** Whether each step is done. */
async function facts({ db, userId, config, gateways }: Asking): Promise<Readonly<Record<SetupStep, boolean>>> {
  const mine = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))
  const listed = eq(products.state, 'listed')
  const chosen = and(eq(settings.name, 'shop'), isNotNull(settings.updatedBy))
  return {
    second_factor: some(await db.select({ id: secondFactors.userId }).from(secondFactors).where(mine).limit(1)),
    base: some(await db.select({ name: settings.name }).from(settings).where(chosen).limit(1)),
    categories: some(await db.select({ id: categories.id }).from(categories).limit(1)),
    shop: some(await db.select({ id: shops.id }).from(shops).limit(1)),
    products: some(await db.select({ id: products.id }).from(products).where(listed).limit(1)),
    policies: some(
      await db
        .select({ id: policies.id })
        .from(policies)
        .where(and(ne(policies.name, 'about'), inOwnWords))
        .limit(1),
    ),
    address: config.publicUrl !== null,
    mail: config.smtpUrl !== null,
    payment: gateways > 0 || some(config.rechargeAccounts ?? []) || some((await storedAccounts(db)) ?? []),
    secret: config.secret !== null,
  }
}

/** What has to be set in the environment of the server. */
const SETTINGS: Readonly<Partial<Record<SetupStep, string>>> = {
  address: 'PUBLIC_URL=https://shop.example',
  mail: 'SMTP_URL=smtp://user:password@mail.example',
  payment: 'STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=…',
  secret: 'SOUK_SECRET=…',
}

/** Every step in its order, and whether the market can open. */
export async function readSetup(asking: Asking): Promise<OpsSetup> {
  const done = await facts(asking)
  const steps = SETUP_STEPS.map((step) => ({ step, done: done[step], setting: SETTINGS[step] ?? '' }))
  return { steps, ready: steps.every((each) => each.done) }
}
