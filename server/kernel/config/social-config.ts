/** The settings of an OAuth 2 provider. The secret never leaves the server. */
export interface SocialConfig {
  readonly clientKey: string
  readonly clientSecret: string
  /** The page on which users agree. */
  readonly authorizeUrl: string
  /** The address that exchanges a code for a token. */
  readonly tokenUrl: string
  /** The platform's address for user data. */
  readonly userUrl: string
  readonly scope: string
  /** How the PKCE challenge is written: base64url as in RFC 7636, or hex for the short-video platform. */
  readonly challenge: 'base64url' | 'hex'
}

/** The short-video platform's own. */
export const TIKTOK = {
  authorizeUrl: 'https://www.tiktok.com/v2/auth/authorize/',
  tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
  userUrl: 'https://open.tiktokapis.com/v2/user/info/?fields=open_id,display_name',
} as const
