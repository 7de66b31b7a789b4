/** Policies for operators: their own words in place of the built-in texts. */
import { eq, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import type { OpsPolicy } from '@contract/entities/market/content'
import { POLICY_NAMES, type PolicyName } from '@contract/entities/policy'
import { one } from '@contract/rules/lists'
import { policies } from '../../../kernel/db/schema/articles'
import type { Db, Tx } from '../../../kernel/db/types'
import { operationFailed } from '../../../kernel/http/refusal'
import { allTexts } from '../../../kernel/text/texts'
import { textsWith } from '../../../kernel/text/sent-texts'
import { builtIn } from '../../settings/policies/policies'
import type { Who } from '../../settings/terms/who'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { recordChange } from '../../saving/record'
import { requireVersion } from '../../audit/version'
import { firstVersion, nextVersion, stampsOf } from '../../saving/version'
import { safeTexts } from './safe-texts'

type Row = typeof policies.$inferSelect

type Shown = Omit<Row, 'id'>

/** The built-in text as a row that was never changed. */
const untouched = (name: PolicyName, who: Who): Shown => ({ ...builtIn(name, who), name, version: 0, updatedBy: null })

const isBuiltIn = ({ version, title }: Shown) => version === 0 || title.en === ''

/** A row as it is read: one that went back has the built-in texts, with its own version. */
function shown(row: Shown, who: Who): Shown {
  if (row.title.en !== '') return row
  const { title, content } = builtIn(row.name, who)
  return { ...row, title, content }
}

async function present(db: Db, row: Shown, who: Who): Promise<OpsPolicy> {
  const { stamp, ...policy } = one(await stampsOf(db, [shown(row, who)]))
  return {
    policy: policy.name,
    ...allTexts('title', policy.title),
    ...allTexts('content', policy.content),
    built_in: isBuiltIn(row),
    ...stamp,
  }
}

/** The policy, its row locked until the transaction ends; null: it has none. */
async function lockRow(tx: Tx, name: PolicyName): Promise<Row | null> {
  // the first two who write a policy have no row yet on which one would wait
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`policy:${name}`}, 0))`)
  const [row] = await tx.select().from(policies).where(eq(policies.name, name))
  return row ?? null
}

/** All policies, in their own order. */
export async function listPolicies(db: Db, who: Who): Promise<OpsPolicy[]> {
  const found = new Map((await db.select().from(policies)).map((row) => [row.name, row]))
  const list: OpsPolicy[] = []
  for (const name of POLICY_NAMES) list.push(await present(db, found.get(name) ?? untouched(name, who), who))
  return list
}

const snapshotOf = ({ built_in: _built, ...policy }: OpsPolicy) => policy

/** Changes a policy. Throws 2000018 changed, 1000009 without an English title or text, and 1000008 for forbidden markup. */
export async function savePolicy(tx: Tx, by: By, sent: Fields<'opsPolicySave'>, who: Who): Promise<OpsPolicy> {
  const row = await lockRow(tx, sent.policy)
  const current = shown(row ?? untouched(sent.policy, who), who)
  await requireVersion(tx, current, sent.version)
  const errors = new Errors()
  const title = textsWith('title', current.title, sent)
  const content = safeTexts('content', current.content, sent, errors)
  errors.need('title_en', title.en)
  errors.need('content_en', content.en)
  errors.refuse()
  const saved = row
    ? one(
        await tx
          .update(policies)
          .set({ title, content, ...nextVersion(row, by) })
          .where(eq(policies.id, row.id))
          .returning(),
      )
    : one(
        await tx
          .insert(policies)
          .values({ name: sent.policy, title, content, ...firstVersion(by) })
          .returning(),
      )
  const [before, after] = [await present(tx, row ?? current, who), await present(tx, saved, who)]
  const change = { before: snapshotOf(before), after: snapshotOf(after) }
  await recordChange(tx, by, { action: 'change', subject: 'policies', id: saved.id, remark: sent.policy, ...change })
  return after
}

/** Goes back to the built-in text; versions go on counting. Throws not_allowed if it is the text already. */
export async function removePolicy(tx: Tx, by: By, name: PolicyName, who: Who): Promise<OpsPolicy> {
  const row = await lockRow(tx, name)
  if (!row || isBuiltIn(row)) throw operationFailed('not_allowed')
  const none = { title: { en: '' }, content: { en: '' } }
  const left = one(
    await tx
      .update(policies)
      .set({ ...none, ...nextVersion(row, by) })
      .where(eq(policies.id, row.id))
      .returning(),
  )
  const before = snapshotOf(await present(tx, row, who))
  await recordChange(tx, by, { action: 'remove', subject: 'policies', id: row.id, remark: name, before })
  return present(tx, left, who)
}
