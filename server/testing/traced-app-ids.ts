/** The caller's own trace, which traced-app.ts is called from. */
export const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
export const SPAN_ID = 'b7ad6b7169203331'
