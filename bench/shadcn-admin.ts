/** kB of JavaScript after gzip, and milliseconds on a page of 500 rows with a CPU slowdown of 4; measured once, as described in the README. */
export const shadcnAdmin = { login: 204, table: 316, painted: 6232, key: 6624 } as const
