// Writes texts of the catalogues into the modules that load or name them (config/texts/texts.ts).
module.exports = function texts(source) {
  const { write, reads } = this.getOptions()
  for (const file of reads) this.addDependency(file)
  return write(source, this.resourceQuery)
}
