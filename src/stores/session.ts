import { makeAutoObservable, observableRef } from 'mobx'
import type { SessionData, UserInfo } from '@contract/entities/user'
import { sellerLink } from '@/domain/seller/seller-link'
import { removeStored, writeStored } from '@/platform/storage/storage'
import { context } from '@/services/context'
import { call } from '@/services/request'
import { sessionLossHandled } from '@/services/session-loss'

/** Who is using the app [session.login] [session.logout]. */
class Session {
  token = ''
  user: UserInfo | null = null
  /** The login flag: cleared when the server no longer knows the token. */
  loggedIn = false
  /** Whether the device has been asked for a token yet: nobody is sent to login before. */
  known = false
  /** Whether there are notices that have not been read. */
  unread = false
  /** How many products are on the wishlist. */
  productCount = 0
  sellerUrl = ''
  /** During a logout a dead token is no news, and no screen leads to login. */
  leaving = false

  constructor() {
    makeAutoObservable(this, { user: observableRef, leaving: false }, { autoBind: true })
  }

  /** The seller site: on the seller sub-host [rule.seller-link]; empty for a user without a shop. */
  get sellerLink(): string {
    return sellerLink(this.sellerUrl)
  }

  /** When the account is erased, as its owner asked (ISO 8601); empty while it stays. */
  get erasedAt(): string {
    return this.user?.erased_at ?? ''
  }

  /** What the device kept; an empty token is a visitor. */
  restore(token: string): void {
    this.setToken(token)
    this.known = true
  }

  /** A login or a registration went well: stores the token and what came with it. */
  async begin(data: SessionData): Promise<void> {
    this.setToken(data['access-token'])
    this.setUser(data.user)
    this.sellerUrl = data.seller_url
    this.unread = data.message_unread_count > 0
    await writeStored('access-token', data['access-token'])
  }

  /** Loads the account of the token [start.order]. Throws an ApiError. */
  async loadUser(): Promise<void> {
    this.setUser(await call('getUserinfo', {}, { silent: true }))
  }

  setUser(user: UserInfo): void {
    this.user = user
    this.sellerUrl = user.seller_url
    this.productCount = user.product.count
    this.unread = user.notify || user.notice.count > 0
  }

  setProductCount(count: number): void {
    this.productCount = count
  }

  /** All notices have been read [session.notice-flag]. */
  clearUnread(): void {
    this.unread = false
  }

  /** Forgets the session here; only sign-out ends it on the server. */
  async end(): Promise<void> {
    this.setToken('')
    this.user = null
    this.sellerUrl = ''
    this.productCount = 0
    this.unread = false
    await removeStored('access-token')
  }

  private setToken(token: string): void {
    this.token = token
    this.loggedIn = token !== ''
    context.token = token
    if (token !== '') sessionLossHandled()
  }
}

export const session = new Session()
