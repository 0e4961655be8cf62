/** The language's own name, such as "Français". */
export const ownName = (tag: string): string =>
  upperFirst(new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag, tag)

export const upperFirst = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
