// jest's own reports are JSON, which has no bigint: without this a failed comparison of money leaves no report at all
BigInt.prototype.toJSON = function () {
  return String(this)
}
