/** What a request that was cancelled rejects with: nothing went wrong, and nobody has to be told. */
export class SendCancelled extends Error {}
