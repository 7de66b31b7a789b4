// A run measures its machine at the start, and every time limit of the tests is multiplied by the result.
const factor = Number(process.env.SOUK_PATIENCE || 1)

/** @param {number} ms on the machine on which the limits were set @returns {number} ms on this one */
exports.patient = (ms) => Math.round(ms * factor)
