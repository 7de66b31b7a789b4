import { MARKET_NAME } from '@contract/rules/market-name'
import { useCall } from '../api/use-call'

/** What the marketplace is called; until the server has said it, its first name. */
export const useMarketName = (): string => useCall('getCurrency', {}, { fresh: 300_000 }).data?.name ?? MARKET_NAME
