// What Metro puts in the place of src/locales/catalogue.ts: it has to know at build time which files may be asked for,
// and runs only those that are.
const catalogues = require.context('../src/locales/catalogues', false, /\.json$/)

exports.catalogue = (language) => catalogues(`./${language}.json`)
