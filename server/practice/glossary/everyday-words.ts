/** Everyday words in English, Spanish, Portuguese, French, German and Italian, nouns with their article; the first of several is said. */
export const everydayWords = `
spoon | la cuchara | a colher | la cuillère | der Löffel | il cucchiaio
`
