/** In two groups, as people read it aloud. */
export const spellCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

/** What students type: the page's address without the protocol and the code. */
export const joinAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/#.*$/, '')
