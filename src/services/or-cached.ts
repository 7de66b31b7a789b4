import { isApiError } from './api-error'
import { context, requestsOpen, type Asker } from './context'
import { emit } from './events'

interface Answer {
  readonly data: unknown
  readonly token: string
}

/**
 * The answer of a load, which the device keeps; without a network the one that it has kept, unless a user asks for a newer
 * one. A kept answer must still have the shape that the call has now.
 */
export async function orCached<A extends Answer>(
  name: string,
  fields: unknown,
  fits: (data: unknown) => boolean,
  asked: () => Promise<A>,
): Promise<A> {
  const { refreshing } = context
  await requestsOpen()
  const { keeper, token, language } = context
  if (keeper === null) return asked()
  const asker: Asker = { token, language }
  try {
    const answer = await asked()
    void keeper.keep(name, fields, answer.data, asker)
    return answer
  } catch (error) {
    if (refreshing || !isApiError(error) || error.kind !== 'network') throw error
    const kept = await keeper.find(name, fields, asker)
    if (kept === undefined || !fits(kept.data)) throw error
    emit('kept', { at: kept.at })
    return { data: kept.data, token: '' } as A
  }
}
