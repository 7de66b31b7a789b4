import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { BASE_CURRENCY, DEFAULT_CURRENCY } from '@contract/base/constants'
import type { CategoryNode } from '@contract/entities/product'
import type { Adverts, CurrencyRate, WebsiteConfig } from '@contract/entities/settings'
import { DEFAULT_LANGUAGE, LANGUAGES, languageTag, type Language } from '@contract/base/languages'
import { MARKET_NAME } from '@contract/rules/market-name'
import { pictureUrl, type PictureSize } from '@/domain/catalogue/picture'
import type { Theme } from '@/domain/theme'
import { setCurrent } from '@/locales/current'
import { loadDictionary } from '@/locales/load'
import { t } from '@/locales/t'
import { setPageLanguage } from '@/platform/host/page-language'
import { setPageTheme } from '@/platform/host/page-theme'
import { SCHEMA_VERSION, type StoredConfig } from '@/platform/storage/schema'
import { writeStored } from '@/platform/storage/storage'
import { call } from '@/services/request'
import { context } from '@/services/context'
import { getAdverts, getWebsiteConfig } from '@/services/settings'

const BASE: CurrencyRate = { code: BASE_CURRENCY, symbol: '$', rate: '1' }
const SILENT = { silent: true }

/** Used when nothing was loaded and nothing is kept [const.default-language] [const.default-currency]. */
const BUILT_IN: StoredConfig = {
  version: SCHEMA_VERSION,
  currencies: { list: [BASE], base: BASE_CURRENCY, static_url: '' },
  languages: LANGUAGES.map(({ code, name }) => ({ code, name })),
  wallets: [],
}

/** Language, currency and the server's configuration [field.client.locale] [field.client.website]. */
class Settings {
  language: Language = DEFAULT_LANGUAGE
  /** The code of the displayed currency; `shown` has its symbol and rate. */
  currency: string = DEFAULT_CURRENCY
  theme: Theme = 'system'
  kept: StoredConfig = BUILT_IN
  adverts: Adverts | null = null
  config: WebsiteConfig | null = null
  categories: readonly CategoryNode[] = []
  /** Whether every load of the start has succeeded or failed. Until then, screens reserve room for what is missing. */
  settled = false

  constructor() {
    makeAutoObservable(
      this,
      { kept: observableRef, adverts: observableRef, config: observableRef, categories: observableRef },
      { autoBind: true },
    )
  }

  /** BCP 47, for `lang` and Intl. */
  get tag(): string {
    return languageTag(this.language)
  }

  get currencies(): readonly CurrencyRate[] {
    return this.kept.currencies.list
  }

  /** What the marketplace is called. */
  get name(): string {
    return this.kept.currencies.name ?? MARKET_NAME
  }

  get languages(): StoredConfig['languages'] {
    return this.kept.languages
  }

  get wallets(): StoredConfig['wallets'] {
    return this.kept.wallets
  }

  /** The displayed currency with its symbol and rate; US dollars when the chosen one is not offered. */
  get shown(): CurrencyRate {
    return this.currencies.find(({ code }) => code === this.currency) ?? BASE
  }

  /** The symbol of a currency; its code when it has none. */
  symbolOf(currency: string): string {
    return this.currencies.find(({ code }) => code === currency)?.symbol ?? `${currency}\u00a0`
  }

  /** The address of a picture under the static base [const.static-base]. */
  picture(path: string, size: PictureSize = 600): string {
    return pictureUrl(this.kept.currencies.static_url, path, size)
  }

  /** Takes over what the device has; what is undefined stays. */
  restore(currency?: string, kept?: StoredConfig, theme?: Theme): void {
    if (currency !== undefined) this.currency = currency
    if (kept !== undefined) this.kept = kept
    if (theme !== undefined) this.paint(theme)
  }

  private paint(theme: Theme): void {
    this.theme = theme
    setPageTheme(theme)
  }

  /** Sets the language of requests from now on; `show` changes the texts. */
  announce(language: Language): void {
    context.language = language
  }

  /** Loads the texts of a language and shows them. Rejects when they cannot be loaded; nothing changes then. */
  async show(language: Language): Promise<void> {
    const dictionary = await loadDictionary(language)
    runInAction(() => {
      this.language = language
      context.language = language
      setCurrent(language, dictionary)
    })
    const outer = { loading: t('loader.loading'), failed: t('loader.failed'), retry: t('loader.retry') }
    setPageLanguage(languageTag(language), outer)
  }

  /** Changes the language, keeps the choice, and reloads what depends on the language. */
  async setLanguage(language: Language): Promise<void> {
    await this.show(language)
    await writeStored('lang', language)
    await Promise.all([this.loadAdverts(), this.loadCategories()])
  }

  async setCurrency(currency: string): Promise<void> {
    this.currency = currency
    await writeStored('souk.currency', currency)
  }

  async setTheme(theme: Theme): Promise<void> {
    this.paint(theme)
    await writeStored('souk.theme', theme)
  }

  /** Loads currencies, languages and wallets, and keeps them for a start without a network. Throws an ApiError. */
  async loadConfig(): Promise<void> {
    const [currencies, languages, wallets] = await Promise.all([
      call('getCurrency', {}, SILENT),
      call('getLanguages', {}, SILENT),
      call('getWallets', {}, SILENT),
    ])
    const kept: StoredConfig = {
      version: SCHEMA_VERSION,
      currencies,
      languages: languages.list,
      wallets: wallets.list,
    }
    runInAction(() => {
      this.kept = kept
    })
    await writeStored('souk.config', kept)
  }

  async loadAdverts(): Promise<void> {
    const adverts = await getAdverts(SILENT)
    runInAction(() => {
      this.adverts = adverts
    })
  }

  async loadWebsiteConfig(): Promise<void> {
    const config = await getWebsiteConfig(SILENT)
    runInAction(() => {
      this.config = config
    })
  }

  async loadCategories(): Promise<void> {
    const { list } = await call('getAllCategory', {}, SILENT)
    runInAction(() => {
      this.categories = list
    })
  }
}

export const settings = new Settings()
