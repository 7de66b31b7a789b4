/** Which suite a test file belongs to, by its name. */
const KINDS = [
  { kind: 'rn', of: /^src\/.*\.rn\.test\.tsx$/ },
  { kind: 'h5', of: /^src\/.*(\.h5\.test\.ts|\.test\.tsx)$/ },
  { kind: 'console', of: /^console\/.*\.test\.tsx?$/ },
  { kind: 'node', of: /^(src|contract|server|tools|packages|tests)\/.*\.test\.ts$/ },
  { kind: 'contract', of: /^tests\/contract\/.*\.contract\.ts$/ },
  { kind: 'faults', of: /^tests\/faults\/.*fault\.ts$/ },
  { kind: 'upgrade', of: /^tests\/upgrade\/.*\.upgrade\.ts$/ },
  { kind: 'e2e', of: /^tests\/e2e\/(h5|console)\/.*\.spec\.ts$/ },
]

/** The names of jest.config.js's projects. */
export const PROJECTS = ['node', 'h5', 'console', 'rn']

/**
 * @param {string} file from the repository's root; null for a file that is no test, or that no single command can run
 */
export const testKind = (file) => KINDS.find(({ of }) => of.test(file))?.kind ?? null
