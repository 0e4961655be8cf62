/** Loaded on demand: sharp takes 20 MB of memory. */
export const loadSharp = async () => (await import('sharp')).default
