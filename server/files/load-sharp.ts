/** The library that reads and writes pictures, loaded when it is first needed: it brings 20 MB of its own along. */
export const loadSharp = async () => (await import('sharp')).default
