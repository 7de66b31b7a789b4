// Taro's packages of components have files that only pass on exports. Loading one loads a hundred components, which took
// a third of a page test's time. Builds leave out those that nobody uses; tests load each when it is first used.
const { transformSync } = require('@babel/core')

const BARREL = /@tarojs\/(components\/dist\/components|components-rn\/dist)\/index\.js$/

/** Defines each component for React as soon as it is made, all of them in one file. */
const FOR_REACT = /@tarojs\/components\/lib\/react\/components\.js$/
const MADE = /^const (\w+) = \/\*@__PURE__\*\/ (createReactComponent\(.*\));$/gm

const isBarrel = (file) => BARREL.test(file)

/** A barrel as CommonJS that loads a file when one of its exports is first used. */
function barrel(text, file) {
  const lazy = [require.resolve('@babel/plugin-transform-modules-commonjs'), { lazy: () => true }]
  return transformSync(text, { filename: file, configFile: false, babelrc: false, plugins: [lazy] }).code
}

/** The same file, with exports that make a component when it is first used; other files stay as they are. */
function madeOnUse(text, file) {
  if (!FOR_REACT.test(file)) return text
  const made = new Map([...text.matchAll(MADE)].map(([, name, make]) => [name, make]))
  const stays = (name) => !made.has(name.trim())
  const rest = text.replace(MADE, '')
  return [
    rest.replace(/^export {([^}]*)};$/m, (_, names) => `export {${names.split(',').filter(stays).join(',')}};`),
    'function onUse(name, make) {',
    '  let component;',
    '  Object.defineProperty(exports, name, { enumerable: true, configurable: true, get: () => (component ??= make()) });',
    '}',
    ...[...made].map(([name, make]) => `onUse('${name}', () => ${make});`),
  ].join('\n')
}

/** The text by which jest finds a compiled file in its cache: also of files compiled in another way than before. */
const keyed = (text, file) => (isBarrel(file) || FOR_REACT.test(file) ? `${text}// lazily` : text)

module.exports = { barrel, isBarrel, keyed, madeOnUse }
