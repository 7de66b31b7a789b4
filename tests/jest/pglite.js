module.exports = globalThis.loadOutside('@electric-sql/pglite')
