/** An SVG element that no icon has: XML with one draws nothing in its place. */
module.exports = { __esModule: true, default: undefined }
