/** The calls about adverts, articles and policies. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, type CallHandler } from '../../../kernel/http/context'
import { byOf } from '../../saving/by'
import { endAdvert, listAdverts, removeAdvert, sortAdverts } from './adverts'
import { listArticles, removeArticle, saveArticle } from './articles'
import { readWho } from '../../settings/terms/who'
import { listPolicies, removePolicy, savePolicy } from './policies'
import { saveAdvert } from './save-advert'

export const opsContentHandlers: readonly CallHandler[] = [
  handle('opsAdverts', async ({ db, fields, now }) => ({ list: await listAdverts(db, fields, now) })),
  handle('opsAdvertSave', async (context) => ({
    advert: await saveAdvert(context.db, byOf(context), context.fields),
  })),
  handle('opsAdvertSort', async (context) => ({
    list: await transaction(context.db, (tx) => sortAdverts(tx, byOf(context), context.fields)),
  })),
  handle('opsAdvertEnd', async (context) => ({
    advert: await transaction(context.db, (tx) => endAdvert(tx, byOf(context), context.fields.advert_id)),
  })),
  handle('opsAdvertRemove', async (context) => {
    await transaction(context.db, (tx) => removeAdvert(tx, byOf(context), context.fields.advert_id))
    return {}
  }),

  handle('opsArticles', ({ db, fields }) => listArticles(db, fields)),
  handle('opsArticleSave', async (context) => ({
    article: await saveArticle(context.db, byOf(context), context.fields),
  })),
  handle('opsArticleRemove', async (context) => {
    await transaction(context.db, (tx) => removeArticle(tx, byOf(context), context.fields.article_id))
    return {}
  }),

  handle('opsPolicies', async ({ db, config }) => ({ list: await listPolicies(db, await readWho(db, config)) })),
  handle('opsPolicySave', async (context) => ({
    policy: await transaction(context.db, async (tx) =>
      savePolicy(tx, byOf(context), context.fields, await readWho(tx, context.config)),
    ),
  })),
  handle('opsPolicyRemove', async (context) => ({
    policy: await transaction(context.db, async (tx) =>
      removePolicy(tx, byOf(context), context.fields.policy, await readWho(tx, context.config)),
    ),
  })),
]
