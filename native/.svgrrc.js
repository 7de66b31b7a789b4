module.exports = { plugins: ['@svgr/plugin-jsx'] }
