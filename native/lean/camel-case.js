exports.camelCase = require('lodash/camelCase')
