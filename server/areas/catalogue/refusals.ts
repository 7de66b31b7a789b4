import { Code } from '@contract/base/codes'
import { Refusal } from '../../kernel/http/refusal'

/** 2000019: the requested id does not exist. */
export function notFound(): Refusal {
  return new Refusal(Code.notFound)
}

/** 2000021: the product was taken out of the catalogue. */
export function withdrawn(): Refusal {
  return new Refusal(Code.productInvalid)
}
