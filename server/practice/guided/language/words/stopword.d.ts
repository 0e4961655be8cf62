declare module 'stopword' {
  /** Function words by the three letters of a language, as `spa`. */
  const lists: Readonly<Record<string, readonly string[] | undefined>>
  export default lists
}
