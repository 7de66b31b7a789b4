// Replaces src/locales/catalogue.ts in Metro, which must know at build time which files can be required. Only the
// required ones run.
const catalogues = require.context('../src/locales/catalogues', false, /\.json$/)

exports.catalogue = (language) => catalogues(`./${language}.json`)
