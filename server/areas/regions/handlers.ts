import { Code } from '@contract/base/codes'
import { handle } from '../../kernel/http/context'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { countries, isCountry } from './countries'
import { cities, states } from './places'
import { postalCode } from './postal-code'

const citys = handle('citys', async ({ fields: { country, state }, lang }) => {
  if (!country) {
    if (state) throw fieldRefusal(Code.missingParameters, [{ field: 'country', rule: 'required' }])
    return { list: [...countries(lang)] }
  }
  if (!isCountry(country)) throw new Refusal(Code.notFound)
  if (!state) return { list: states(country, lang) }
  const list = cities(country, state, lang)
  if (!list) throw new Refusal(Code.notFound)
  return { list }
})

export const regionHandlers = [citys, postalCode]
