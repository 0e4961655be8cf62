/** Whether this server has Google, as it says in the page. */
export const hasGoogle = (): boolean => document.documentElement.dataset.google !== undefined
