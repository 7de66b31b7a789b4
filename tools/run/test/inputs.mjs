/** What the suites depend on that play the app on hosts for the mini-program and the phone. */
export const HOST_INPUTS = [
  'src',
  'contract',
  'config',
  'native',
  'server',
  'packages',
  'project.config.json',
  'tests/e2e',
  'tests/contract/support',
  'tests/support',
]
