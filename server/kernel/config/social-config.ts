/** How another platform is reached as an OAuth 2 provider. The secret never leaves the server. */
export interface SocialConfig {
  readonly clientKey: string
  readonly clientSecret: string
  /** Where people are sent to agree. */
  readonly authorizeUrl: string
  /** Where a code becomes a token. */
  readonly tokenUrl: string
  /** The platform's address for user data. */
  readonly userUrl: string
  readonly scope: string
  /** How the PKCE challenge is written: base64url as in RFC 7636, or hex as the short-video platform wants it. */
  readonly challenge: 'base64url' | 'hex'
}

/** The short-video platform's own. */
export const TIKTOK = {
  authorizeUrl: 'https://www.tiktok.com/v2/auth/authorize/',
  tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
  userUrl: 'https://open.tiktokapis.com/v2/user/info/?fields=open_id,display_name',
} as const
