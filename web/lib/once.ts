/** Made at its first use: a format of `Intl` takes milliseconds on a phone, and few pages need all. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Made once for each language, because each row of a list needs it. */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const known = new Map<string, Made>()
  return (language) => {
    const made = known.get(language) ?? make(language)
    known.set(language, made)
    return made
  }
}
