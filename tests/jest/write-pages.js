// Pages are not in the repository: a build writes them, and tests that open them may come before any.
const path = require('node:path')
const { writePages } = require('../../config/pages')

module.exports = () => writePages(path.join(__dirname, '../../src/pages'))
