/** There is more to do than can be done now: nothing of the request was. */
export class Overloaded extends Error {
  constructor() {
    super('the server is overloaded')
  }
}
