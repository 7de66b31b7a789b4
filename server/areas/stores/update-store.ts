import type { Fields } from '@contract/all-calls'
import type { FieldError } from '@contract/base/envelope'
import type { Language } from '@contract/base/languages'
import { transaction } from '../../kernel/db/transaction'
import { handle } from '../../kernel/http/context'
import { ownShopId, readStore } from './own-store'
import { saveShop } from './save-shop'
import type { ShopChange } from './shop-change'

/** The form has one field for everything about shipping, and a text in one language. */
const FORM: Readonly<Record<string, string>> = { methods: 'shipping', free_from: 'shipping', text: 'text' }

/** The errors at the fields of the form, one each. */
function named(errors: readonly FieldError[]): FieldError[] {
  const found = errors.map((error): FieldError => {
    const [begin = ''] = error.field.split('.')
    const field = FORM[begin.startsWith('text_') ? 'text' : begin]
    if (field === undefined) return error
    return field === 'shipping' ? { field, rule: 'format' } : { ...error, field }
  })
  return found.filter(({ field }, place) => found.findIndex((each) => each.field === field) === place)
}

const changeOf = ({ name, address, logo, text, shipping }: Fields<'updateStore'>, lang: Language): ShopChange => ({
  name,
  address,
  logo,
  text: text === undefined ? undefined : { [lang]: text },
  freeFrom: shipping?.free_from,
  methods: shipping?.methods,
})

/** Changes the caller's store: everything that was sent, or nothing [field.store.settings]. */
export const updateStoreHandler = handle('updateStore', ({ db, fields, user, lang, now }) =>
  transaction(db, async (tx) => {
    const shopId = await ownShopId(tx, user)
    await saveShop(tx, { shopId, userId: user.id, at: now, named }, changeOf(fields, lang))
    return readStore(tx, shopId, lang)
  }),
)
