/** Set by the server in the page. */
export const hasGoogle = (): boolean => document.documentElement.dataset.google !== undefined
