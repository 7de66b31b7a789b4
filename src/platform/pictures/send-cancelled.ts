/** What a request that was cancelled rejects with: nothing went wrong, and no message is shown. */
export class SendCancelled extends Error {}
