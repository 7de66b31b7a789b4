/** The ids around signing in. Apart from src/kit/ids.ts, to load them with these pages only. */
export const signInIds = {
  forgotPage: 'page-forgot',
  tiktokPage: 'page-tiktok',
  /** The link to the forgotten password, on the login page. */
  forgotOpen: 'forgot-open',
  forgotEmail: 'forgot-email',
  /** Sends the code. */
  forgotSend: 'forgot-send',
  forgotPassword: 'forgot-password',
  forgotSubmit: 'forgot-submit',
  /** Goes back from the code to the address. */
  forgotOther: 'forgot-other',
  code: 'code',
  /** Sends the code again, or shows the countdown. */
  codeSend: 'code-send',
  /** Says until when a closed account can be kept. */
  closed: 'sign-in-closed',
  /** Continues without an account. */
  guest: 'sign-in-guest',
  /** Opens the short-video platform. */
  tiktok: 'sign-in-tiktok',
  /** Says why the sign-in through the platform failed. */
  tiktokFault: 'tiktok-fault',
  tiktokEmail: 'tiktok-email',

  loginEmail: 'login-email',
  loginPassword: 'login-password',
  loginSubmit: 'login-submit',
  loginToRegister: 'login-to-register',
  registerToLogin: 'register-to-login',

  registerName: 'register-name',
  registerEmail: 'register-email',
  registerPassword: 'register-password',
  registerInvitation: 'register-invitation',
  registerTerms: 'register-terms',
  registerSubmit: 'register-submit',
} as const
