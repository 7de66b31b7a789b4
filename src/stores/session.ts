import { makeAutoObservable, observableRef } from 'mobx'
import type { SessionData, UserInfo } from '@contract/entities/user'
import { sellerLink } from '@/domain/seller/seller-link'
import { changeStored, writeStored } from '@/platform/storage/storage'
import { context, sessionLossHandled } from '@/services/context'
import { call } from '@/services/request'

/** The user's session [session.login] [session.logout]. */
class Session {
  token = ''
  user: UserInfo | null = null
  /** Whether the user is logged in; false once the server no longer knows the token. */
  loggedIn = false
  /** Whether the token has been read from the device. No screen leads to login before that. */
  known = false
  /** Whether there are unread notices. */
  unread = false
  /** The number of products on the wishlist. */
  productCount = 0
  sellerUrl = ''
  /** When an account that was closed here will be erased (ISO 8601), for the login page; empty once somebody is logged in. */
  closedUntil = ''
  /** Counts the sessions that another tab has replaced: their screens are drawn anew. */
  replaced = 0
  /** During a logout, a token that the server no longer knows is expected, and no screen leads to login. */
  leaving = false

  constructor() {
    makeAutoObservable(this, { user: observableRef, leaving: false }, { autoBind: true })
  }

  /** The address of the seller site, on the seller sub-host [rule.seller-link]; empty for a user without a shop. */
  get sellerLink(): string {
    return sellerLink(this.sellerUrl)
  }

  /** Whether the user ordered without an account [role.guests]. */
  get isGuest(): boolean {
    return this.user?.guest === true
  }

  /** When the account will be erased (ISO 8601); empty unless the user has closed it. */
  get erasedAt(): string {
    return this.user?.erased_at ?? ''
  }

  /** An account was closed on this device. */
  noteClosing(erasedAt: string): void {
    this.closedUntil = erasedAt
  }

  /** Takes the token from the device; an empty one is a visitor. */
  restore(token: string): void {
    this.setToken(token)
    this.known = true
  }

  /** Stores the token and the user after a login or a registration. */
  async begin(data: SessionData): Promise<void> {
    this.setToken(data['access-token'])
    this.setUser(data.user)
    this.sellerUrl = data.seller_url
    this.unread = data.message_unread_count > 0
    await writeStored('access-token', data['access-token'])
  }

  /** Loads the user of the token [start.order]. Throws an ApiError. */
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

  /**
   * Ends the session on this device; only sign-out ends it on the server. A token that another tab has stored since
   * stays.
   */
  async end(token = this.token): Promise<void> {
    this.forget()
    const keep = (kept: string | undefined) => (kept === token ? undefined : kept)
    await Promise.all([changeStored('access-token', keep), context.keeper?.forget()])
  }

  /** Goes on with a session that another tab has begun. With `anew` screens show nothing of the one before. */
  replace(token: string, anew: boolean): void {
    this.forget()
    this.restore(token)
    if (anew) this.replaced += 1
  }

  /** Ends the session in memory alone. */
  forget(): void {
    this.setToken('')
    this.user = null
    this.sellerUrl = ''
    this.productCount = 0
    this.unread = false
  }

  private setToken(token: string): void {
    this.token = token
    this.loggedIn = token !== ''
    context.token = token
    if (token === '') return
    this.closedUntil = ''
    sessionLossHandled()
  }
}

export const session = new Session()
