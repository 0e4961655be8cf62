/** What a language calls itself, such as "Français". */
export const ownName = (tag: string): string =>
  upperFirst(new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag, tag)

/** The same text with a capital at its start, as the language has it. */
export const upperFirst = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
