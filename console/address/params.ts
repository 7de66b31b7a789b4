import { useLocation, useSearch } from 'wouter'

type Params = Readonly<Record<string, string | undefined>>

/** A path with the parameters that have a value. */
export function addressOf(path: string, params: Params): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value !== undefined && value !== '') query.set(name, value)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/**
 * The parameters behind the path, such as a list's page and filters, and a function that changes some of them: it goes
 * back to page 1, unless the page is what changes. What is typed replaces the address, so that "back" leaves the list.
 */
export function useParamsOfList(): [params: Params, change: (some: Params, replace?: boolean) => void] {
  const [path, navigate] = useLocation()
  const params: Params = Object.fromEntries(new URLSearchParams(useSearch()))
  const change = (some: Params, replace = false) =>
    navigate(addressOf(path, { ...params, p: undefined, ...some }), { replace })
  return [params, change]
}

/** The page of a list: 1 where the address has none, or no number. */
export const pageOf = ({ p }: Params): number => (/^[1-9]\d{0,4}$/.test(p ?? '') ? Number(p) : 1)

/** A parameter that is one of these; undefined otherwise. */
export const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((each) => each === value)
