// jest runs modules as CommonJS, which has no import.meta: the tools' own files find their neighbours by its url
module.exports = ({ template }) => {
  const build = template.expression(`({ url: require('node:url').pathToFileURL(__filename).href })`)
  return { visitor: { MetaProperty: (path) => path.replaceWith(build()) } }
}
