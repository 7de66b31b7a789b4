/** H5 gives the document its title and moves the focus; here there is nothing to do. */
export function useDocument(_title: string, _mainId: string, _part?: string): void {}
