/** Does nothing: only H5 has a document title and a keyboard focus to set. */
export function useDocument(_title: string, _mainId: string, _part?: string): void {}
