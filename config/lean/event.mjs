// Mini-programs send events to the page, for the runtime to hand on. On the web the browser does.
export class TaroEvent {}
export const createEvent = () => undefined
export const eventHandler = () => undefined
