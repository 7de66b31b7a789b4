const deepDiffer = require('react-native/Libraries/Utilities/differ/deepDiffer')

/** Whether two settings of a gesture are equal, by the function that React Native's renderer has for properties. */
module.exports = (one, other) => !deepDiffer(one, other, { unsafelyIgnoreFunctions: false })
