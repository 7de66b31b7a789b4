/** The rejection of a cancelled request: nothing went wrong, so no message is shown. */
export class SendCancelled extends Error {}
