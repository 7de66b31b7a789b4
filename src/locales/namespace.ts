/**
 * The texts of one namespace in every language. The builds of H5 and the mini-program import it as
 * `namespace.ts?wallet` into each file that names one of the keys, and write the texts in its place (config/texts).
 */
export {}
