/** For `transformIgnorePatterns`: packages that are ES modules alone are compiled, because jest runs modules as CommonJS. */
module.exports = ['/node_modules/(?!(yoga-layout|@noble/hashes|any-ascii|@adobe/structured-data-validator)/)']
