/** The ids around signing in beyond those of ids.ts; apart, so that they come with these pages alone. */
export const signInIds = {
  forgotPage: 'page-forgot',
  tiktokPage: 'page-tiktok',
  /** The way to the forgotten password, on the login page. */
  forgotOpen: 'forgot-open',
  forgotEmail: 'forgot-email',
  /** Sends the code. */
  forgotSend: 'forgot-send',
  forgotPassword: 'forgot-password',
  forgotSubmit: 'forgot-submit',
  /** Back from the code to the address. */
  forgotOther: 'forgot-other',
  code: 'code',
  /** Sends the code again, or says when it may. */
  codeSend: 'code-send',
  /** Until when an account that was closed can be kept. */
  closed: 'sign-in-closed',
  /** Goes on without an account. */
  guest: 'sign-in-guest',
  /** Leads to the short-video platform. */
  tiktok: 'sign-in-tiktok',
  /** Why the sign-in through the platform did not work. */
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
  registerPasswordConfirm: 'register-password-confirm',
  registerInvitation: 'register-invitation',
  registerTerms: 'register-terms',
  registerSubmit: 'register-submit',
} as const
