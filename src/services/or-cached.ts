import { isApiError } from './api-error'
import { context, requestsOpen, type Asker, type CachedAnswer } from './context'
import { emit } from './events'

interface Answer {
  readonly data: unknown
  readonly token: string
}

/** A server that has not answered after so many milliseconds counts as out of reach where the device has an answer. */
const PATIENCE = 4_000

/**
 * The answer of a load, which the device keeps; without a network, or over one that is dead, the one that it has kept,
 * unless a user asks for a newer one. A kept answer must still have the shape that the call has now.
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

  async function find(): Promise<CachedAnswer | undefined> {
    const kept = await keeper?.find(name, fields, asker)
    return kept !== undefined && fits(kept.data) ? kept : undefined
  }

  async function ask(): Promise<A> {
    const answer = await asked()
    void keeper?.keep(name, fields, answer.data, asker)
    return answer
  }

  async function askOrFind(): Promise<A> {
    try {
      return await ask()
    } catch (error) {
      const kept = isApiError(error) && error.kind === 'network' ? await find() : undefined
      if (kept === undefined) throw error
      return shown<A>(kept)
    }
  }

  return refreshing ? ask() : sooner(askOrFind(), find)
}

function shown<A extends Answer>({ data, at }: CachedAnswer): A {
  emit('kept', { at })
  return { data, token: '' } as A
}

/** The answer, or after a while without one what the device has; an answer after that says that the network is back. */
function sooner<A extends Answer>(answer: Promise<A>, find: () => Promise<CachedAnswer | undefined>): Promise<A> {
  return new Promise((resolve, reject) => {
    let isWaiting = true
    const timer = setTimeout(() => {
      void find().then((kept) => {
        if (kept === undefined || !isWaiting) return
        emit('reached', { online: false })
        resolve(shown<A>(kept))
      })
    }, PATIENCE)
    const answered = () => {
      isWaiting = false
      clearTimeout(timer)
    }
    answer.finally(answered).then(resolve, reject)
  })
}
