// A file's text is what it exports, as webpack's asset/source does
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} }` }),
}
