/**
 * Scenes: the content of a mini-program code. A printed code holds 32 characters of a small alphabet, too few for a
 * link. So a scene is one letter and one id: `p=12` is product 12. A letter never changes its meaning, because printed
 * codes stay in use for years.
 */
import { decodeParam } from '@/platform/navigation/decode-param'
import { type LinkArgs, linkTo, type RouteName } from '@/routes'

/** The host's limit, in characters. */
export const SCENE_LENGTH = 32

interface Code {
  letter: string
  name: RouteName
  param: string
}

export const CODES = [
  { letter: 'p', name: 'product', param: 'product_id' },
  { letter: 'c', name: 'categoryDetail', param: 'category_id' },
  { letter: 'b', name: 'categoryDetail', param: 'brand_id' },
  { letter: 'o', name: 'order', param: 'order_id' },
] as const satisfies readonly Code[]

/** The format of ids in the contract. */
const ID = /^[1-9][0-9]{0,17}$/

/** The scene of a screen whose only parameter is an id; undefined for any other. */
export function sceneOf<N extends RouteName>(name: N, ...[params]: LinkArgs<N>): string | undefined {
  const given = Object.entries((params ?? {}) as Record<string, string | number | undefined>)
  const [only, ...more] = given.filter(([, value]) => value !== undefined && value !== '')
  if (only === undefined || more.length > 0) return undefined
  const [param, value] = only
  const code = CODES.find((one) => one.name === name && one.param === param)
  return code && ID.test(String(value)) ? `${code.letter}=${value}` : undefined
}

/** The link of a scene, escaped or not; undefined for an invalid scene. */
export function linkOfScene(scene: string): string | undefined {
  const [letter, id, ...more] = decodeParam(scene).split('=')
  const code = CODES.find((one) => one.letter === letter)
  if (code === undefined || id === undefined || more.length > 0 || !ID.test(id)) return undefined
  return linkTo(code.name, { [code.param]: id } as never)
}
