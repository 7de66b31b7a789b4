/** Where tests run, the reports of a whole run, and the targets of each report. */

export interface Target {
  /** The name of all targets of one kind, as shown on the page. */
  readonly side: string
  readonly name: string
}

/** In the order of the page. */
export const TARGETS = {
  node: { side: 'unit', name: 'node' },
  'jest-h5': { side: 'unit', name: 'h5' },
  'jest-rn': { side: 'unit', name: 'rn' },
  'jest-console': { side: 'unit', name: 'console' },
  pglite: { side: 'server', name: 'PGlite' },
  postgres: { side: 'server', name: 'PostgreSQL' },
  phone: { side: 'H5', name: 'phone' },
  desktop: { side: 'H5', name: 'desktop' },
  jsdom: { side: 'mini-program', name: 'jsdom' },
  chromium: { side: 'mini-program', name: 'Chromium' },
  android: { side: 'native', name: 'Android' },
  ios: { side: 'native', name: 'iOS' },
  console: { side: 'console', name: 'Chromium' },
  compared: { side: 'side by side', name: 'all three' },
} as const satisfies Record<string, Target>

export type TargetId = keyof typeof TARGETS
export const TARGET_IDS = Object.keys(TARGETS) as TargetId[]

/** The project of jest.config.js to which a test file belongs, by its name. */
function jestProject(file: string): TargetId {
  if (file.startsWith('console/')) return 'jest-console'
  if (file.endsWith('.rn.test.tsx')) return 'jest-rn'
  return file.endsWith('.test.tsx') || file.endsWith('.h5.test.ts') ? 'jest-h5' : 'node'
}

/** What is known about a test besides its title. */
export interface Origin {
  /** From the repository's root. */
  readonly file: string
  /** Playwright's project; empty if there is only one. */
  readonly project: string
}

const always = (target: TargetId) => () => target
const byProject = ({ project }: Origin) => TARGET_IDS.find((id) => id === project)

/** Every report of a whole run by name, with its targets and the target of each test. */
export const REPORTS: Readonly<
  Record<string, { readonly tells: readonly TargetId[]; readonly of: (origin: Origin) => TargetId | undefined }>
> = {
  'unit.jest.json': { tells: ['node', 'jest-h5', 'jest-rn', 'jest-console'], of: ({ file }) => jestProject(file) },
  'contract-pglite.jest.json': { tells: ['pglite'], of: always('pglite') },
  'contract-postgres.jest.json': { tells: ['postgres'], of: always('postgres') },
  'e2e.playwright.json': { tells: ['phone', 'desktop'], of: byProject },
  'console.playwright.json': { tells: ['console'], of: byProject },
  'weapp-jsdom-1.playwright.json': { tells: ['jsdom'], of: always('jsdom') },
  'weapp-chromium-1.playwright.json': { tells: ['chromium'], of: always('chromium') },
  'native-1.playwright.json': { tells: ['android', 'ios'], of: byProject },
  'compare.playwright.json': { tells: ['compared'], of: always('compared') },
  'faults-pglite.jest.json': { tells: ['pglite'], of: always('pglite') },
  'faults-postgres.jest.json': { tells: ['postgres'], of: always('postgres') },
  'upgrade-pglite.jest.json': { tells: ['pglite'], of: always('pglite') },
  'upgrade-postgres.jest.json': { tells: ['postgres'], of: always('postgres') },
}

/**
 * The target of a test in a report. Throws a RangeError for an unknown report or project, whose tests would otherwise
 * be ignored.
 */
export function targetOf(report: string, origin: Origin): TargetId {
  const target = REPORTS[report]?.of(origin)
  if (!target) throw new RangeError(`tests/conformance/targets.ts has no target for ${report} ${origin.project}`)
  return target
}
