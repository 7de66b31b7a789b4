// Four projects, one command: npx jest [--selectProjects node|h5|console|rn] [path]
//   node     x.test.ts        pure code, services, stores, server, contract, tools
//   h5       x.test.tsx, x.h5.test.ts   components and pages in jsdom
//   console  x.test.ts, x.test.tsx in console/   the same of the console
//   rn       x.rn.test.tsx    components on React Native
const ES_MODULES = require('./tests/jest/es-modules')
const { patient } = require('./tests/jest/patience')
const createH5Config = require('@tarojs/test-utils-react/dist/jest.js').default

const TEXT = { '\\.txt$': '<rootDir>/tests/jest/text.js' }
const EMPTY = '<rootDir>/tests/jest/empty.js'
const IGNORED = ['/node_modules/', '/dist/', '/\\.tmp/', '/\\.souk/']
// built files, and packages installed for a judge
const APART = ['dist/', 'native/dist/', '.tmp/', 'packages/[^/]+/dist/', 'tools/judges/node_modules/'].map(
  (folder) => `<rootDir>/${folder}`,
)
const ALIASES = { '^@contract/(.*)$': '<rootDir>/contract/$1', '^@/(.*)$': '<rootDir>/src/$1' }
const PAGES = '<rootDir>/tests/jest/write-pages.js'
const RUNTIME = '<rootDir>/tests/jest/runtime.js'
const ASSETS = { '\\.(css|scss)(\\.js)?$': EMPTY, '\\.(png|jpg|webp|avif|svg)$': EMPTY }

// Tests of components never wait for the real clock; functions without a clock stay as they are
const FAKE_CLOCK = { enableGlobally: true, doNotFake: ['nextTick', 'queueMicrotask'] }

const node = {
  displayName: 'node',
  testEnvironment: '<rootDir>/tests/jest/node-environment.js',
  runtime: '<rootDir>/tests/jest/node-runtime.js',
  testMatch: ['<rootDir>/{src,contract,server,tools,packages,tests}/**/*.test.ts'],
  testPathIgnorePatterns: [...IGNORED, '\\.(h5|rn)\\.test\\.ts$'],
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { ...TEXT, '^.+\\.(mjs|[tj]sx?)$': '<rootDir>/tests/jest/swc-node.js' },
  transformIgnorePatterns: ES_MODULES,
  globalSetup: PAGES,
  setupFiles: ['<rootDir>/tests/jest/setup-node.js'],
  moduleNameMapper: {
    ...ASSETS,
    ...ALIASES,
    '^@tarojs/taro$': '<rootDir>/tests/jest/taro-node.js',
    '^@electric-sql/pglite$': '<rootDir>/tests/jest/pglite.js',
  },
  modulePathIgnorePatterns: APART,
}

const h5 = createH5Config({
  displayName: 'h5',
  runtime: RUNTIME,
  testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.h5.test.ts'],
  testPathIgnorePatterns: [...IGNORED, '\\.rn\\.test\\.tsx$'],
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'mjs', 'json', 'jsx'],
  transform: {
    ...TEXT,
    '^.+\\.(mjs|js|jsx|ts|tsx)$': '<rootDir>/tests/jest/swc-h5.js',
  },
  globalSetup: PAGES,
  setupFiles: [require.resolve('@tarojs/test-utils-react/dist/jest/jest.setup.js'), '<rootDir>/tests/jest/setup-h5.js'],
  setupFilesAfterEnv: ['<rootDir>/tests/jest/after-h5.js'],
  moduleNameMapper: {
    ...ASSETS,
    '^hls\\.js$': EMPTY,
    '^@tarojs/router$': '<rootDir>/tests/jest/router.js',
    ...ALIASES,
  },
  modulePathIgnorePatterns: APART,
  fakeTimers: FAKE_CLOCK,
})
// jest takes these at the top level only
delete h5.bail
delete h5.verbose

const consoleProject = {
  displayName: 'console',
  testEnvironment: 'jsdom',
  runtime: RUNTIME,
  testMatch: ['<rootDir>/console/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: IGNORED,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: { '^.+\\.(mjs|js|jsx|ts|tsx)$': '<rootDir>/tests/jest/swc-node.js' },
  transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|mitt|uqr|@tanstack|@base-ui)/)'],
  setupFiles: ['<rootDir>/tests/jest/setup-console.js'],
  moduleNameMapper: { ...ASSETS, '^@contract/(.*)$': ALIASES['^@contract/(.*)$'] },
  modulePathIgnorePatterns: APART,
}

const NATIVE_SOURCES = [
  'mobx|mobx-react-lite|@noble/hashes|@?react-native|@react-native-|@react-navigation|@tarojs|@ant-design|expo',
  'query-string|decode-uri-component|split-on-first|filter-obj|react-native-',
].join('|')

// Only where React Native is installed: `npm ci --workspaces=false` leaves it out
function nativeProject() {
  return {
    displayName: 'rn',
    preset: 'react-native',
    runtime: RUNTIME,
    setupFiles: ['<rootDir>/tests/jest/setup-rn.js', 'react-native-gesture-handler/jestSetup.js'],
    testMatch: ['<rootDir>/src/**/*.rn.test.tsx'],
    testPathIgnorePatterns: IGNORED,
    moduleFileExtensions: ['rn.tsx', 'rn.ts', 'tsx', 'ts', 'jsx', 'js', 'json'],
    transform: {
      '^.+\\.(js|jsx|ts|tsx)$': '<rootDir>/tests/jest/babel-rn.js',
      '^.+\\.(bmp|gif|jpg|jpeg|mp4|png|psd|svg|webp|html|txt)$':
        require.resolve('react-native/jest/assetFileTransformer.js'),
    },
    moduleNameMapper: {
      '^@react-native-async-storage/async-storage$':
        '@react-native-async-storage/async-storage/jest/async-storage-mock',
      '^@tarojs/components$': '@tarojs/components-rn',
      '^@tarojs/taro$': '@tarojs/taro-rn',
      '\\.s?css$': EMPTY,
      ...ALIASES,
    },
    transformIgnorePatterns: [`node_modules/(?!(${NATIVE_SOURCES}))`],
    modulePathIgnorePatterns: APART,
    fakeTimers: FAKE_CLOCK,
  }
}

function hasReactNative() {
  try {
    require.resolve('react-native/package.json')
    return true
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return false
    throw error
  }
}

module.exports = {
  testTimeout: patient(60_000),
  testSequencer: '<rootDir>/tests/jest/by-path.js',
  projects: hasReactNative() ? [node, h5, consoleProject, nativeProject()] : [node, h5, consoleProject],
}
