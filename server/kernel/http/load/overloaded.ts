/** The server is overloaded; nothing of the request was done. */
export class Overloaded extends Error {
  constructor() {
    super('the server is overloaded')
  }
}
